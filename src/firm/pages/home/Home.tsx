import styled from 'styled-components'
import { areaBand } from '../../art.ts'
import { Figures } from '../../components/Figures.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { Icon, Items, NumberedList } from '../../components/lists.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Closing } from '../../components/Page.tsx'
import { SectionLayout, indentToText } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import {
  artBackground,
  color,
  columns,
  entrance,
  fullHero,
  media,
  screenOnly,
  space,
  stretchedLink,
  titled,
  type,
} from '../../theme/theme.ts'

/** A large portrait window, which would crop too much of the wide chart. */
const portraitWindow = '(min-width: 40.01em) and (min-height: 52em) and (max-aspect-ratio: 5/6)'

/** A window with room for the whole coast next to the text. */
const wideWindow = '(min-width: 90em) and (min-aspect-ratio: 5/4)'

export default function Home({ payload, firm, labels }: TemplateProps<'home'>) {
  const { page, areas, sources, insights } = payload.facts
  return (
    <>
      <Hero>
        <picture>
          <source media="(max-width: 640px)" srcSet="/art/hero-narrow.svg" />
          <source media={portraitWindow} srcSet="/art/hero-medium.svg" />
          <img src="/art/hero-wide.svg" alt="" width="1440" height="860" fetchPriority="low" />
        </picture>
        <PlaceLine>
          <span>{firm.address.city}</span> <span>{formatDegrees(firm.latitude, 'N', 'S')}</span>{' '}
          <span>{formatDegrees(firm.longitude, 'E', 'W')}</span>
        </PlaceLine>
        <h1 tabIndex={-1}>{page.headline}</h1>
        <ButtonLink href={page.action.link}>{page.action.text}</ButtonLink>
      </Hero>
      <SectionLayout wide>
        <Opening>{page.lede}</Opening>
        <Figures figures={page.figures} sources={sources} labels={labels} />
      </SectionLayout>
      <SectionLayout tone="shoal" {...page.expertise} wide>
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
      <SectionLayout tone="ink" {...page.advantage}>
        <NumberedList>
          <Items of={page.advantage.points} />
        </NumberedList>
      </SectionLayout>
      {insights.length > 0 && (
        <SectionLayout title={labels.latest} wide action={{ text: labels.allNotes, link: '/insights' }}>
          <InsightList notes={insights} labels={labels} />
        </SectionLayout>
      )}
      <Closing block={payload.closing} />
    </>
  )
}

/** `40.7028, 'N', 'S'` → `40° 42′ N`, with no-break spaces */
function formatDegrees(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${whole}°\u00a0${rest}′\u00a0${degrees < 0 ? negative : positive}`
}

const Opening = styled.p`
  ${type.second}
  line-height: 1.2;
  max-width: 22em;
  && + * {
    margin-top: ${space.vast};
  }
  ${indentToText}
`

const AreaPlates = styled.ul`
  ${columns(3)}
  ${titled}
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
    margin-top: ${space.medium};
  }
  p {
    margin-top: ${space.tiny};
  }
  a {
    ${stretchedLink}
  }
`

const Hero = styled.div`
  ${fullHero}
  padding-bottom: ${space.wide};
  align-items: flex-start;
  img {
    /* In a narrow window, the coast is cropped, so that the text is on open water. */
    object-position: 30% top;
    ${media.large} {
      object-position: 40% top;
    }
    @media ${wideWindow} {
      object-position: right top;
    }
    /* Cropping both sides keeps the compass rose and the cape. */
    @media ${portraitWindow} {
      object-position: 45% bottom;
    }
  }
  h1 {
    max-width: 5.6em;
    margin-block: ${space.medium} ${space.large};
  }
  > p,
  > a {
    ${entrance}
  }
`

/** The office's coordinates. Wrapped lines align with the first. */
const PlaceLine = styled.p`
  ${type.brassLabel}
  span:not(:last-child) {
    margin-right: 1em;
  }
`
