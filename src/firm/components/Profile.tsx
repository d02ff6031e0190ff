import type { AssociateProfile, PartnerProfile } from '../data/types.ts'
import type { Labels } from '../labels/groups.ts'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from './ListEntry.tsx'
import { FactItem, FactList } from './FactList.tsx'
import { Grid } from './Grid.tsx'
import { Portrait } from './Portrait.tsx'
import { ProseBody } from './ProseBody.tsx'
import { RuledList } from './RuledList.tsx'
import { Label } from './SectionLayout.tsx'

interface ProfileProps {
  person: PartnerProfile | AssociateProfile
  /** What the facts in the margin are called. */
  labels: Labels['profiles']
  /** What the list at the biography is called, and the list. */
  list: { title: string; items: readonly string[] }
  /** Whether the list stands beside the biography, or across the page below it, from the large breakpoint. */
  beside?: boolean
}

/** The portrait's column in `ListEntrySide`: 17rem in the margin, two sevenths of the page on a phone. */
const sizes = '(min-width:64em) 17rem, 27vw'

/** A lawyer's entry in the register, at the id that links to the person name. */
export function Profile({ person, labels, list, beside }: ProfileProps) {
  const { slug, name, title, specialization, experience, education, areas, body, portrait } = person
  return (
    <ListEntry id={slug} $whole>
      <Grid>
        <ListEntryHead>
          <Label>{title}</Label>
          <h2>{name}</h2>
          <p>{specialization}</p>
        </ListEntryHead>
        <ListEntrySide $plate>
          <Portrait slug={slug} name={name} picture={portrait} sizes={sizes} />
          <FactList>
            <FactItem label={labels.practice}>
              {areas.map(({ label, path }) => (
                <dd key={path}>
                  <a href={path}>{label}</a>
                </dd>
              ))}
            </FactItem>
            <FactItem label={labels.experience}>
              <dd>{experience}</dd>
            </FactItem>
            <FactItem label={labels.education}>
              {education.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </FactItem>
          </FactList>
        </ListEntrySide>
        <ListEntryText $beside={beside}>
          <ProseBody html={body} opening={!beside} />
          <RuledList heading="h3" across={!beside} {...list} />
        </ListEntryText>
      </Grid>
    </ListEntry>
  )
}
