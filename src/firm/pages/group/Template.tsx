import { Fragment } from 'react'
import styled from 'styled-components'
import { Letterhead } from '../../components/Letterhead.tsx'
import { Neighbors } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { Listed, Rail } from '../../components/paper.tsx'
import { besidePortrait, Portrait } from '../../components/people.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, pageGrid, quietLink, space, tone, type } from '../../theme/theme.ts'
import { PersonColumns } from '../person/PersonColumns.tsx'
import { onSheet } from '../person/style.ts'

/** Partners, or associates and counsel, one below the other. Each prints on one sheet. */
export default function People({ payload, firm, labels }: TemplateProps<'partners' | 'associates'>) {
  const { people } = payload.facts
  return (
    <Page payload={payload}>
      <SectionLayout tone="shoal" id="register" title={labels.people.register}>
        <Index>
          <ol aria-label={labels.people[payload.kind]}>
            {people.map(({ slug, name, specialization }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{name}</a>
                <p>{specialization}</p>
              </li>
            ))}
          </ol>
        </Index>
      </SectionLayout>
      {people.map(({ slug, name, ...person }, index) => {
        const next = people[(index + 1) % people.length] ?? { slug, name }
        return (
          <Fragment key={slug}>
            <Letterhead firm={firm} path={person.path} />
            <Entry id={slug}>
              <div>
                <Label>{person.title}</Label>
                <h2>
                  <a href={person.path}>{name}</a>
                </h2>
                <p>{person.specialization}</p>
              </div>
              <PersonColumns
                of={person}
                areas={person.areas}
                body={person.body}
                labels={labels}
                name={name}
                top={
                  <Portrait person={{ slug, ...person }} sizes="(min-width:64em) min(22vw, 24rem), 27vw" />
                }
              >
                <a href={person.write} aria-label={`${labels.people.writeTo} ${name}`}>
                  {labels.people.write}
                </a>
              </PersonColumns>
              <Neighbors
                label={`${labels.people.inRegister}: ${name}`}
                links={[
                  { label: labels.people.register, path: '#register' },
                  { label: next.name, path: `#${next.slug}` },
                ]}
              />
            </Entry>
          </Fragment>
        )
      })}
    </Page>
  )
}

const Index = styled(Listed)`
  ${type.fact}
  ol {
    columns: 2 14rem;
    column-gap: ${space.column};
  }
  li {
    break-inside: avoid;
  }
`

const Entry = styled.article`
  ${type.fact}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  padding: ${space.vast} ${space.page} ${space.wide};
  & ~ & {
    background: ${tone.edge} repeat-x top / 120px 8px;
  }
  h2 {
    ${type.second}
    margin-block: ${space.tiny};
  }
  h2 a {
    ${quietLink}
  }
  h2 + p {
    ${type.quietLede}
    font-style: italic;
  }
  > ${Rail} {
    display: grid;
    gap: ${space.medium};
    align-content: start;
    ${besidePortrait(media.belowLarge)}
  }
  ${media.large} {
    grid-template: auto auto auto 1fr / ${pageGrid.margin} minmax(0, 1fr);
    > * {
      grid-column: 2;
    }
    > ${Rail} {
      grid-area: 1 / 1 / span 4;
    }
  }
  ${media.huge} {
    grid-template: auto 1fr auto / ${pageGrid.margin} minmax(0, 1fr) ${pageGrid.margin};
    > :is(:first-child, nav) {
      grid-column: 2 / -1;
    }
    > ${Rail} {
      grid-row-end: span 3;
    }
    > section {
      grid-column: 3;
    }
  }
  ${onSheet}
  ${media.print} {
    padding: 0;
    break-inside: avoid;
  }
`
