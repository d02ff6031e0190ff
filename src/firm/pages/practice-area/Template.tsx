import styled from 'styled-components'
import { areaDrawing } from '../../art.ts'
import { LabeledDate } from '../../components/dates.tsx'
import { ArrowLink, ButtonLink } from '../../components/links.tsx'
import { FactItem, Items } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { LinkList, Rail, Sheet, Text } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { columns, media, quietLink, ruled, space, surface, tone, type, width } from '../../theme/theme.ts'
import { Lawyers } from './Lawyers.tsx'

/** A practice: its drawing, its lawyers and what it does. It prints on two sheets. */
export default function PracticeArea({ payload, labels }: TemplateProps<'practice-area'>) {
  const { page, slug, sections, people, source, insights: notes } = payload.facts
  const { services, serves, figure } = page
  const [opening = '', ...more] = payload.body.split(/(?=<h2)/)
  const drawing = areaDrawing(slug)
  const write = payload.closing?.primary
  const asOf = source && <LabeledDate label={labels.page.asOf} date={source.asOf} />
  return (
    <>
      <First>
        <Text>
          {payload.back && <ArrowLink action={payload.back} back />}
          <h1 tabIndex={-1}>{page.title}</h1>
          <p>{page.lede}</p>
        </Text>
        <Rail>
          {write && <ButtonLink href={write.link}>{write.text}</ButtonLink>}
          <Lawyers title={labels.practices.lawyers} people={people} labels={labels} />
        </Rail>
        <Chart aria-label={labels.practices.drawing}>
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
        <ProseBody html={opening} />
      </First>
      <Below>
        <ul>
          <Items of={page.points} />
        </ul>
        {services.map(({ title, description, features }, index) => (
          <section key={title} id={sections[index]}>
            <div>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            <ul>
              <Items of={features} />
            </ul>
          </section>
        ))}
        {more.length > 0 && <ProseBody html={more.join('')} />}
        {notes && <LinkList title={labels.notices.latest} {...notes} />}
        <dl>
          <FactItem label={labels.practices.courts} facts={serves && [serves.courts]} />
          <FactItem label={labels.practices.laws} facts={serves && [serves.laws]} />
          <FactItem label={labels.practices.clients} facts={serves && [serves.clients]} />
          <FactItem label={figure?.label ?? ''} facts={figure && [figure.value, source?.source, asOf]} />
        </dl>
      </Below>
      <Closing block={payload.closing} />
    </>
  )
}

/** Text and contacts, side by side if there is room. The drawing is at the right, on phones between them. */
const First = styled(Sheet)`
  --drawing: min(40vw, 36rem);
  --bleed: ${space.gutter};
  @media (min-width: 116em) {
    --bleed: 0px;
  }
  ${columns(2, 1, space.large)}
  padding: 0 ${space.page} ${space.large};
  > ${Text} {
    padding: ${space.base} 0 0;
  }
  > ${Rail} {
    display: grid;
    gap: ${space.large};
    align-content: start;
  }
  > :last-child {
    ${type.reading}
    grid-column: -3;
  }
  ${media.belowLarge} {
    > :is(:first-child, :last-child) {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    grid-template: auto auto 1fr / minmax(0, 1fr) calc(var(--drawing) - var(--bleed));
    > :first-child,
    > ${Rail} > a {
      grid-column: 1 / -2;
      justify-self: start;
      width: auto;
    }
  }
  ${media.huge} {
    grid-template-columns: calc(100% / 3 - 9.75rem) minmax(0, 1fr) calc(var(--drawing) - var(--bleed));
    gap: ${space.medium} ${space.large};
    > ${Rail} {
      display: contents;
    }
  }
  ${media.print} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    padding-bottom: 0;
    > :last-child {
      grid-area: 2 / 1;
    }
    :root:has(&) {
      font-size: 7.5pt;
    }
  }
`

/** The names of services are over the drawing, at the same three places in each, on the lines that its leaders continue. */
const Chart = styled.nav`
  ${surface.shoal}
  container-type: inline-size;
  position: relative;
  max-width: max(22rem, 40vw);
  overflow: hidden;
  ul {
    padding: ${space.small} 0 ${space.small} 6cqi;
  }
  @media (forced-colors: none) {
    ul {
      position: absolute;
      display: grid;
      grid-template: minmax(20.5cqi, auto) minmax(57cqi, auto) minmax(62.5cqi, auto) / 38cqi 38cqi;
      align-items: end;
      gap: 0 13.6cqi;
      padding-block: 0;
      text-wrap: balance;
    }
    li {
      padding-bottom: ${space.hair};
      border-bottom: 1px solid ${tone.brass};
    }
    li:nth-child(2) {
      grid-area: 2 / 2;
    }
    li:nth-child(3) {
      grid-row: 3;
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  a {
    ${type.lede}
    ${quietLink}
    font-size: min(1.5rem, 5.2cqi);
    line-height: 1.2;
    overflow-wrap: normal;
  }
  ${media.large} {
    container-type: size;
    grid-area: 1 / -2 / span 3;
    min-height: calc(var(--drawing) * 1.9);
    max-height: calc(var(--drawing) * 2.43);
    margin-right: calc(-1 * var(--bleed));
  }
  @media (min-width: 116em) {
    border: 1px solid ${tone.brass};
    outline: 1px solid ${tone.line};
    outline-offset: 5px;
    margin-top: ${space.large};
  }
`

const Below = styled.div`
  padding: ${space.large} ${space.page};
  > * {
    ${columns(2, 2, space.medium)}
    max-width: none;
    padding-block: ${space.medium} ${space.large};
    border-top: 1px solid ${tone.text};
  }
  > :is(ul, dl) {
    ${type.fact}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  > ul {
    ${type.lede}
  }
  div > h2 {
    ${type.second}
    margin: 0 0 ${space.small};
  }
  div > p {
    ${type.reading}
    max-width: ${width.measure};
  }
  section > ul {
    ${type.fact}
    ${ruled('0.6rem')}
    /* Hides the first and the last line, which are next to the section's own. */
    clip-path: inset(2px 0);
  }
  dt {
    ${type.term}
  }
  ${media.medium} {
    > :is(div, section) > :not(h2, div) {
      grid-column: 2;
      margin: 0;
    }
  }
  ${media.print} {
    > * {
      padding-block: ${space.small};
    }
    > div {
      display: block;
    }
    && p {
      max-width: none;
    }
  }
`
