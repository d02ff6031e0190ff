import styled from 'styled-components'
import { areaBand } from '../../art.ts'
import { Figures, Icon, Items, NumberedList } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { SectionLayout, indentToText } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import {
  artBackground,
  color,
  columns,
  media,
  screenOnly,
  space,
  stretchedLink,
  tone,
  type,
} from '../../theme/theme.ts'
import { HomeHero } from './HomeHero.tsx'

/** The front page: the chart, what the firm is with its figures, three practice areas, its way of working. */
export default function Home({ payload, firm }: TemplateProps<'home'>) {
  const { page, areas } = payload.facts
  return (
    <>
      <HomeHero headline={page.headline} action={page.action} firm={firm} />
      <SectionLayout wide>
        <Opening>{page.lede}</Opening>
        <Figures figures={page.figures} />
      </SectionLayout>
      <SectionLayout number={1} tone="shoal" {...page.expertise} wide>
        <AreaPlates>
          {areas.map(({ slug, path, title, mark, summary }) => (
            <li key={slug}>
              <div>
                <img src={areaBand(slug)} alt="" width="1440" height="520" loading="lazy" />
              </div>
              <Icon name={mark} />
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </AreaPlates>
      </SectionLayout>
      <SectionLayout number={2} tone="ink" {...page.advantage}>
        <NumberedList>
          <Items of={page.advantage.points} />
        </NumberedList>
      </SectionLayout>
      <Closing block={payload.closing} />
    </>
  )
}

/** The sentence that says what the firm is, large, above its figures. */
const Opening = styled.p`
  ${type.second}
  line-height: 1.2;
  max-width: 22em;
  && + * {
    margin-top: ${space.vast};
  }
  ${indentToText}
`

/** A few practice areas as large cards, each with its own band of chart. */
const AreaPlates = styled.ul`
  ${columns(3)}
  li {
    position: relative;
  }
  div {
    overflow: hidden;
    background: ${color.ink};
    aspect-ratio: 3 / 2;
    ${media.medium} {
      aspect-ratio: 5 / 6;
    }
    ${screenOnly}
  }
  img {
    ${artBackground}
    height: 100%;
  }
  svg {
    float: right;
    width: 3rem;
    height: 3rem;
    margin: ${space.medium} 0 ${space.tiny} ${space.base};
  }
  h3 {
    ${type.third}
    margin-top: ${space.medium};
  }
  p {
    margin-top: ${space.tiny};
    color: ${tone.quiet};
  }
  a {
    ${stretchedLink}
  }
`
