import { formatDate } from '../../../content/text/formatDate.ts'
import type { Role } from '../../data/jobs.ts'
import type { Action } from '../../fields/blocks.ts'
import { ApplyLink } from '../../components/Button.tsx'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from '../../components/ListEntry.tsx'
import { FactItem, FactList } from '../../components/FactList.tsx'
import type { Labels } from '../../labels.ts'
import { Grid } from '../../components/Grid.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { RuledList } from '../../components/RuledList.tsx'
import { Label } from '../../components/SectionLayout.tsx'

/** An open role: its terms in the margin, the work and what it asks for beside them. An h2 stands above the roles. */
export function RoleEntry({ role, apply, labels }: { role: Role; apply: Action; labels: Labels }) {
  const { slug, title, department, experience, location, pay, posted, requirements, body } = role
  const yearly = `${pay.from} – ${pay.to} ${labels.perYear}`
  return (
    <ListEntry id={slug}>
      <Grid>
        <ListEntryHead>
          <Label>{department}</Label>
          <h3>{title}</h3>
        </ListEntryHead>
        <ListEntrySide>
          <FactList>
            <FactItem label={labels.experience}>
              <dd>{experience}</dd>
            </FactItem>
            <FactItem label={labels.pay}>
              <dd>{yearly}</dd>
            </FactItem>
            <FactItem label={labels.location}>
              <dd>{location}</dd>
            </FactItem>
            <FactItem label={labels.posted}>
              <dd>
                <time dateTime={posted}>{formatDate(posted)}</time>
              </dd>
            </FactItem>
          </FactList>
        </ListEntrySide>
        <ListEntryText $beside>
          <ProseBody html={body} />
          <RuledList heading="h4" title={labels.requirements} items={requirements} />
          <ApplyLink href={apply.link} aria-label={`${apply.text}: ${title}, ${department}`}>
            {apply.text}
          </ApplyLink>
        </ListEntryText>
      </Grid>
    </ListEntry>
  )
}
