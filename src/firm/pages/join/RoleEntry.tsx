import type { Role } from '../../collections/jobs/schema.ts'
import type { JobFacts } from '../../data/types.ts'
import type { Action } from '../../fields/blocks.ts'
import { ApplyLink } from '../../components/ApplyLink.tsx'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from '../../components/ListEntry.tsx'
import { FactItem, FactList } from '../../components/FactList.tsx'
import { fillPattern } from '../../../content/text/pattern.ts'
import { Day } from '../../components/Day.tsx'
import type { Labels } from '../../labels/groups.ts'
import { Grid } from '../../components/Grid.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { RuledList } from '../../components/RuledList.tsx'
import { Label } from '../../components/SectionLayout.tsx'

/** An open role: its terms in the margin, the work and what it asks for beside them. An h2 stands above the roles. */
export function RoleEntry({
  role,
  apply,
  labels: { roles: labels, dates },
}: {
  role: JobFacts<Role>
  apply: Action
  labels: Pick<Labels, 'roles' | 'dates'>
}) {
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
            <FactItem label={labels.experience}>
              <dd>{experience}</dd>
            </FactItem>
            <FactItem label={labels.pay}>
              <dd>{fillPattern(labels.payPerYear, pay)}</dd>
            </FactItem>
            <FactItem label={labels.location}>
              <dd>{location}</dd>
            </FactItem>
            <FactItem label={labels.posted}>
              <dd>
                <Day iso={posted} words={dates} />
              </dd>
            </FactItem>
          </FactList>
        </ListEntrySide>
        <ListEntryText $beside>
          <ProseBody html={body} />
          <RuledList heading="h4" title={labels.requirements} items={requirements} />
          <ApplyLink
            action={apply}
            name={fillPattern(labels.apply, {
              apply: apply.text,
              role: fillPattern(labels.role, { title, department }),
            })}
          />
        </ListEntryText>
      </Grid>
    </ListEntry>
  )
}
