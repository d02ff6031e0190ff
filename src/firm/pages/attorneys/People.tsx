import styled from 'styled-components'
import type { Profile } from '../../collections/people.ts'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from '../../components/ListEntry.tsx'
import { FactItem, FactList, pageLink, RuledList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { Portrait } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { Labels } from '../../labels.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { media, space, tone, type } from '../../theme/theme.ts'

export default function People({ payload, labels }: TemplateProps<'partners' | 'associates'>) {
  const { people } = payload.facts
  return (
    <Page payload={payload}>
      <SectionLayout tone="shoal" note={<Label data-screen>{labels.register}</Label>}>
        <nav aria-label={labels[payload.kind]}>
          <Index>
            {people.map(({ slug, name, specialization }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{name}</a>
                <span>{specialization}</span>
              </li>
            ))}
          </Index>
        </nav>
      </SectionLayout>
      {people.map((person) => (
        <Entry key={person.slug} person={person} labels={labels} />
      ))}
    </Page>
  )
}

/** The width in `ListEntrySide`: 17rem in the margin, two sevenths of the page on phones. */
const sizes = '(min-width:64em) 17rem, 27vw'

/**
 * A lawyer's profile. From the large breakpoint, a partner's achievements are below the biography, and an associate's focus
 * areas are next to it.
 */
function Entry({ person, labels }: { person: Profile; labels: Labels }) {
  const inColumns = 'keyFocusAreas' in person
  const list = inColumns
    ? { title: labels.focusAreas, items: person.keyFocusAreas }
    : { title: labels.achievements, items: person.keyAchievements }
  return (
    <ListEntry id={person.slug} $whole>
      <ListEntryHead>
        <Label>{person.title}</Label>
        <h2>
          <a href={person.profile}>{person.name}</a>
        </h2>
        <p>{person.specialization}</p>
      </ListEntryHead>
      <ListEntrySide $plate>
        <Portrait person={person} sizes={sizes} />
        <FactList>
          <FactItem label={labels.practice} facts={person.areas.map(pageLink)} />
          <FactItem label={labels.experience} facts={[person.experience]} />
          <FactItem label={labels.education} facts={person.education} />
        </FactList>
      </ListEntrySide>
      <ListEntryText $inColumns={inColumns}>
        <ProseBody html={person.body} opening={!inColumns} />
        <RuledList heading="h3" across={!inColumns} {...list} />
      </ListEntryText>
    </ListEntry>
  )
}

const Index = styled.ol`
  ${type.small}
  column-gap: ${space.column};
  list-style: none;
  li {
    break-inside: avoid;
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  a {
    ${type.third}
    display: block;
    text-decoration-color: transparent;
  }
  span {
    color: ${tone.quiet};
  }
  ${media.medium} {
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      column-gap: ${space.base};
    }
  }
  ${media.large} {
    columns: 2;
  }
`
