import type { Profile as Person } from '../data/people.ts'
import type { Labels } from '../labels.ts'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from './ListEntry.tsx'
import { FactItem, FactList } from './FactList.tsx'
import { Grid } from './Grid.tsx'
import { Portrait } from './Portrait.tsx'
import { ProseBody } from './ProseBody.tsx'
import { RuledList } from './RuledList.tsx'
import { Label } from './SectionLayout.tsx'

/** The portrait's column in `ListEntrySide`: 17rem in the margin, two sevenths of the page on a phone. */
const sizes = '(min-width:64em) 17rem, 27vw'

/**
 * A lawyer's entry in the register, at the id that links to the person name. A partner's achievements go across the
 * page below the biography, an associate's fields of work next to it, from the large breakpoint.
 */
export function Profile({ person, labels }: { person: Person; labels: Labels }) {
  const { slug, name, title, specialization, experience, education, areas, body, portrait } = person
  const beside = 'keyFocusAreas' in person
  const list = beside
    ? { title: labels.focusAreas, items: person.keyFocusAreas }
    : { title: labels.achievements, items: person.keyAchievements }
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
