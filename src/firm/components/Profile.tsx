import type { AssociateProfile, PartnerProfile } from '../data/types.ts'
import { Entry, EntryHead, EntrySide, EntryText } from './Entry.tsx'
import { Fact, Facts } from './Facts.tsx'
import { Grid } from './Grid.tsx'
import { Portrait } from './Portrait.tsx'
import { Prose } from './Prose.tsx'
import { RuledList } from './RuledList.tsx'
import { Label } from './Section.tsx'

export interface ProfileProps {
  person: PartnerProfile | AssociateProfile
  /** What the list at the biography is called, and the list. */
  list: { title: string; items: readonly string[] }
  /** Whether the list stands beside the biography, or across the page below it, from the large breakpoint. */
  beside?: boolean
}

/** The plate's column in `EntrySide`: 17rem in the margin, two sevenths of the page on a phone. */
const sizes = '(min-width:64em) 17rem, 27vw'

/**
 * A lawyer's entry in the register, at the id that links to the person name.
 * (The field is called "Practice": New York's rules bar "Specialty" as a heading.)
 */
export function Profile({ person, list, beside }: ProfileProps) {
  const { slug, name, title, specialization, experience, education, areas, body, portrait } = person
  return (
    <Entry id={slug}>
      <Grid>
        <EntryHead>
          <Label>{title}</Label>
          <h2>{name}</h2>
          <p>{specialization}</p>
        </EntryHead>
        <EntrySide $plate>
          <Portrait slug={slug} name={name} picture={portrait} sizes={sizes} />
          <Facts>
            <Fact label="Practice">
              {areas.map(({ label, path }) => (
                <dd key={path}>
                  <a href={path}>{label}</a>
                </dd>
              ))}
            </Fact>
            <Fact label="Experience">
              <dd>{experience}</dd>
            </Fact>
            <Fact label="Education">
              {education.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </Fact>
          </Facts>
        </EntrySide>
        <EntryText $beside={beside}>
          <Prose html={body} opening={!beside} />
          <RuledList heading="h3" across={!beside} {...list} />
        </EntryText>
      </Grid>
    </Entry>
  )
}
