import styled from 'styled-components'
import { areaDrawing } from '../../art.ts'
import { LabeledDate } from '../../components/dates.tsx'
import { ArrowLink, ButtonLink } from '../../components/links.tsx'
import { FactItem, Items } from '../../components/lists.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { Closing } from '../../components/Page.tsx'
import { Rail, Reading, Sheet, Text } from '../../components/paper.tsx'
import { Lawyers } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { noBreakClass, splitNoBreak } from '../../../content/text/noBreak.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, media, ruled, space, surface, tone, type } from '../../theme/theme.ts'

/** A practice: its drawing, its lawyers and what it does. It prints on two sheets. */
export default function PracticeArea({ payload, labels }: TemplateProps<'practice-area'>) {
  const { page, slug, place, sections, neighbors, people, source } = payload.facts
  const { services, serves, figure } = page
  // The first screen has the text above the first heading.
  const [opening = '', ...more] = payload.body.split(/(?=<h2)/)
  const drawing = areaDrawing(slug)
  const write = payload.closing?.primary
  const figures = [figure?.value, source?.source].filter((text) => text !== undefined)
  return (
    <>
      <First>
        <Text>
          <div>
            {payload.back && <ArrowLink action={payload.back} back />}
            <Label>{`${labels.practiceNumber} ${place}`}</Label>
          </div>
          <h1 tabIndex={-1}>{page.title}</h1>
          <p>{page.lede}</p>
        </Text>
        <Rail>
          {write && <ButtonLink href={write.link}>{write.text}</ButtonLink>}
          {people.length > 0 && <h2>{labels.practiceLawyers}</h2>}
          <Lawyers people={people} labels={labels} />
        </Rail>
        <Chart role="group" aria-label={labels.practiceDrawing} data-screen>
          <ul>
            {services.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${sections[index]}`}>{title}</a>
              </li>
            ))}
          </ul>
          <picture>
            <source media="(width < 64em)" srcSet={drawing.narrow} width="350" height="656" />
            <img src={drawing.wide} alt="" width="576" height="1400" />
          </picture>
        </Chart>
        <Reading>
          <ProseBody html={opening} />
        </Reading>
      </First>
      <Below>
        {services.map(({ title, description, features }, index) => (
          <section key={title} id={sections[index]}>
            <h2>{title}</h2>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{splitNoBreak(feature).map(piece)}</li>
              ))}
            </ul>
          </section>
        ))}
        {more.length > 0 && <ProseBody html={more.join('')} />}
        <ol>
          <Items of={page.points} />
        </ol>
        <dl>
          <FactItem label={labels.practiceCourts} facts={serves && [serves.courts]} />
          <FactItem label={labels.practiceLaws} facts={serves && [serves.laws]} />
          <FactItem label={labels.practiceClients} facts={serves && [serves.clients]} />
          {figure && (
            <FactItem
              label={figure.label}
              facts={source ? [...figures, <LabeledDate label={labels.asOf} date={source.asOf} />] : figures}
            />
          )}
        </dl>
        <Neighbors label={labels.neighbors} links={neighbors} />
      </Below>
      <Closing block={payload.closing} />
    </>
  )
}

/** Keeps citations on one line, as `rehypeNoBreak` does in bodies. */
const piece = ({ isNoBreak, text }: ReturnType<typeof splitNoBreak>[number], index: number) => (
  <span className={isNoBreak ? noBreakClass : undefined} key={index}>
    {text}
  </span>
)

/** Text and contacts, side by side if there is room. The drawing is at the right, on phones between them. */
const First = styled(Sheet)`
  --drawing: min(40vw, 41.5rem);
  position: relative;
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: start;
  gap: ${space.large} ${space.column};
  padding: 0 ${space.page} ${space.wide};
  > ${Text} {
    flex-basis: 100%;
    padding: ${space.medium} 0 0;
  }
  > ${Rail} {
    flex: 1 1 16.5rem;
    h2 {
      ${type.brassLabel}
      margin-block: ${space.medium} ${space.small};
    }
  }
  > ${Reading} {
    flex: 1.6 1 min(100%, 23rem);
    > div > p:first-child {
      ${type.reading}
    }
  }
  ${media.large} {
    min-height: calc(var(--drawing) * 1.72);
    padding-right: calc(max(0px, 50% - 52rem) + var(--drawing) + ${space.column});
  }
  ${media.print} {
    display: block;
    padding: 0;
    min-height: 0;
  }
`

/** The names of services are over the drawing, in each practice at the same three places. */
const Chart = styled.div`
  ${surface.shoal}
  container-type: inline-size;
  position: relative;
  flex: 0 1 22rem;
  overflow: hidden;
  @media (forced-colors: none) {
    li {
      position: absolute;
      inset: 19.4cqi auto auto 6cqi;
      width: 38cqi;
      translate: 0 -100%;
      text-wrap: balance;
    }
    li:nth-child(2) {
      inset: 76.4cqi auto auto 57.6cqi;
    }
    li:nth-child(3) {
      top: 139cqi;
    }
  }
  a {
    ${type.lede}
    line-height: 1.2;
    text-shadow: ${`0 0 0.2em ${tone.ground},`.repeat(4)} 0 0 0.2em ${tone.ground};
  }
  ${media.large} {
    position: absolute;
    inset: 0 max(0px, 50% - 52rem) auto auto;
    width: var(--drawing);
    max-height: 100%;
    aspect-ratio: 576/1400;
  }
`

const Below = styled.div`
  padding: ${space.wide} ${space.page} ${space.large};
  > :not(nav) {
    ${columns(1, 3, space.medium)}
    max-width: none;
    padding-block: ${space.medium} ${space.wide};
    border-top: 1px solid ${tone.text};
  }
  &&& h2 {
    ${type.second}
    margin: 0;
  }
  p,
  ol {
    ${type.reading}
    list-style: none;
  }
  ul {
    ${type.fact}
    ${ruled('0.6rem')}
    align-self: start;
  }
  dl {
    ${type.fact}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  dt {
    ${type.brassLabel}
    margin-bottom: ${space.small};
  }
  ${media.large} {
    div > :not(h2) {
      grid-column: 2 / -1;
      max-width: 38rem;
      margin: 0;
    }
  }
`
