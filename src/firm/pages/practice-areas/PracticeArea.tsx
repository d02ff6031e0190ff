import styled from 'styled-components'
import { Figures } from '../../components/Figures.tsx'
import { FactItem, Icon, Items, NumberedList } from '../../components/lists.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { LinkList, Listed } from '../../components/paper.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { noBreakClass, splitNoBreak } from '../../../content/text/noBreak.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, media, numbered, ruled, space, surface, titled, tone, type } from '../../theme/theme.ts'

export default function PracticeArea({ payload, labels }: TemplateProps<'practice-area'>) {
  const { page, place, neighbors, people, source, insights } = payload.facts
  const margin = (
    <>
      <Icon name={page.mark} />
      {page.figure && <Figures figures={[page.figure]} sources={[source]} labels={labels} />}
    </>
  )
  return (
    <Page payload={payload} label={`${labels.practiceNumber} ${place}`}>
      <SectionLayout note={margin} body={payload.body}>
        <NumberedList>
          <Items of={page.points} />
        </NumberedList>
      </SectionLayout>
      {page.serves && (
        <SectionLayout wide>
          <Serves>
            <FactItem label={labels.practiceCourts} facts={[page.serves.courts]} />
            <FactItem label={labels.practiceLaws} facts={[page.serves.laws]} />
            <FactItem label={labels.practiceClients} facts={[page.serves.clients]} />
          </Serves>
        </SectionLayout>
      )}
      <Services>
        {page.services.map(({ title, description, features }) => (
          <article key={title}>
            <div>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{splitNoBreak(feature).map(piece)}</li>
              ))}
            </ul>
          </article>
        ))}
      </Services>
      {people.length > 0 && (
        <SectionLayout title={labels.practiceLawyers} wide>
          <Listed>
            <ul>
              {people.map(({ name, title, profile }) => (
                <li key={profile}>
                  <a href={profile}>{name}</a>
                  <p>{title}</p>
                </li>
              ))}
            </ul>
          </Listed>
        </SectionLayout>
      )}
      {insights && (
        <SectionLayout wide>
          <LinkList
            title={labels.latest}
            links={insights.links}
            all={{ label: labels.allNotes, path: insights.all }}
          />
        </SectionLayout>
      )}
      <BelowText>
        <Neighbors label={labels.neighbors} links={neighbors} />
      </BelowText>
    </Page>
  )
}

/** Keeps citations on one line, as `rehypeNoBreak` does in bodies. */
const piece = ({ isNoBreak, text }: ReturnType<typeof splitNoBreak>[number], index: number) => (
  <span className={isNoBreak ? noBreakClass : undefined} key={index}>
    {text}
  </span>
)

const Serves = styled.dl`
  ${columns(1, 3, space.large)}
  dt {
    ${type.brassLabel}
    margin-bottom: ${space.small};
  }
`

const Services = styled.div`
  ${surface.shoal}
  ${numbered}
  ${titled}
  padding: ${space.tiny} ${space.page};
  article {
    display: grid;
    gap: ${space.medium} ${space.column};
    padding-block: ${space.vast};
    break-inside: avoid;
    & + & {
      border-top: 1px solid ${tone.line};
    }
    ${media.large} {
      grid-template-columns: calc((100% - ${space.column}) / 4) minmax(0, 4fr) minmax(0, 5fr);
      &::before {
        padding-top: ${space.tiny};
      }
    }
  }
  p {
    margin-top: ${space.medium};
  }
  ul {
    ${ruled(space.small)}
    align-self: start;
  }
  ${media.print} {
    padding: 0;
  }
`

const BelowText = styled.div`
  padding: 0 ${space.page} ${space.large};
`
