import type { RoleFacts } from '../data/types.ts'
import type { Action } from '../pages/blocks.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { Entry, EntryHead, EntrySide, EntryText } from './Entry.tsx'
import { Fact, Facts } from './Facts.tsx'
import { formatDate } from '../../content/text/formatDate.ts'
import { Grid } from './Grid.tsx'
import { Prose } from './Prose.tsx'
import { RuledList } from './RuledList.tsx'
import { Label } from './Section.tsx'

/** An open role: its terms in the margin, the work and what it asks for beside them. An h2 stands above the roles. */
export function RoleEntry({ role, apply }: { role: RoleFacts; apply: Action }) {
  const { slug, title, department, experience, location, pay, posted, requirements, body } = role
  return (
    <Entry id={slug}>
      <Grid>
        <EntryHead>
          <Label>{department}</Label>
          <h3>{title}</h3>
        </EntryHead>
        <EntrySide>
          <Facts>
            <Fact label="Experience">
              <dd>{experience}</dd>
            </Fact>
            <Fact label="Pay range">
              <dd>
                {pay.from} – {pay.to} a year
              </dd>
            </Fact>
            <Fact label="Location">
              <dd>{location}</dd>
            </Fact>
            <Fact label="Posted">
              <dd>
                <time dateTime={posted}>{formatDate(posted)}</time>
              </dd>
            </Fact>
          </Facts>
        </EntrySide>
        <EntryText $beside>
          <Prose html={body} />
          <RuledList heading="h4" title="Requirements" items={requirements} />
          <ApplyLink action={apply} title={`${title}, ${department}`} />
        </EntryText>
      </Grid>
    </Entry>
  )
}
