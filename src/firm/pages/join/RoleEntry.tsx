import type { Role } from '../../collections/jobs/schema.ts'
import type { JobFacts } from '../../data/types.ts'
import type { Action } from '../../fields/blocks.ts'
import { ApplyLink } from '../../components/ApplyLink.tsx'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from '../../components/ListEntry.tsx'
import { FactItem, FactList } from '../../components/FactList.tsx'
import { formatDate } from '../../../content/text/formatDate.ts'
import { Grid } from '../../components/Grid.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { RuledList } from '../../components/RuledList.tsx'
import { Label } from '../../components/SectionLayout.tsx'

/** An open role: its terms in the margin, the work and what it asks for beside them. An h2 stands above the roles. */
export function RoleEntry({ role, apply }: { role: JobFacts<Role>; apply: Action }) {
  const { slug, title, department, experience, location, pay, posted, requirements, body } = role
  return (
    <ListEntry id={slug}>
      <Grid>
        <ListEntryHead>
          <Label>{department}</Label>
          <h3>{title}</h3>
        </ListEntryHead>
        <ListEntrySide>
          <FactList>
            <FactItem label="Experience">
              <dd>{experience}</dd>
            </FactItem>
            <FactItem label="Pay range">
              <dd>
                {pay.from} – {pay.to} a year
              </dd>
            </FactItem>
            <FactItem label="Location">
              <dd>{location}</dd>
            </FactItem>
            <FactItem label="Posted">
              <dd>
                <time dateTime={posted}>{formatDate(posted)}</time>
              </dd>
            </FactItem>
          </FactList>
        </ListEntrySide>
        <ListEntryText $beside>
          <ProseBody html={body} />
          <RuledList heading="h4" title="Requirements" items={requirements} />
          <ApplyLink action={apply} title={`${title}, ${department}`} />
        </ListEntryText>
      </Grid>
    </ListEntry>
  )
}
