import styled from 'styled-components'
import { Figures } from '../../components/Figures.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { Icon, Items, NumberedList } from '../../components/lists.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { BayChart, Closing } from '../../components/Page.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { columns, drawnOnce, media, space, stretchedLink, surface, titled, type } from '../../theme/theme.ts'

export default function Home({ payload, firm, labels }: TemplateProps<'home'>) {
  const { page, areas, sources, insights, allInsights } = payload.facts
  const place = [firm.address.city, inDegrees(firm.latitude, 'NS'), inDegrees(firm.longitude, 'EW')]
  return (
    <>
      <Hero>
        <div>
          <Label>{place.join('\u2003')}</Label>
          <h1 tabIndex={-1}>{page.headline}</h1>
          <ButtonLink href={page.action.link}>{page.action.text}</ButtonLink>
        </div>
        <BayChart />
      </Hero>
      <SectionLayout wide>
        <Opening>{page.lede}</Opening>
        <Figures figures={page.figures} sources={sources} labels={labels} />
      </SectionLayout>
      <SectionLayout tone="shoal" {...page.expertise}>
        <Areas>
          {areas.map(({ slug, path, title, mark, summary }) => (
            <li key={slug}>
              <Icon name={mark} />
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </Areas>
      </SectionLayout>
      <SectionLayout tone="ink" {...page.advantage}>
        <NumberedList>
          <Items of={page.advantage.points} />
        </NumberedList>
      </SectionLayout>
      {insights.length > 0 && (
        <SectionLayout
          title={labels.notices.latest}
          wide
          action={{ text: labels.notices.allNotes, link: allInsights }}
        >
          <InsightList notes={insights} labels={labels} />
        </SectionLayout>
      )}
      <Closing block={payload.closing} />
    </>
  )
}

/** `40.7028, 'NS'` → `40° 42′ N`, with no-break spaces */
function inDegrees(value: number, signs: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}°\u00a0${rest}′\u00a0${signs.charAt(value < 0 ? 1 : 0)}`
}

const Opening = styled.p`
  ${type.second}
  max-width: 22em;
  text-wrap: balance;
  margin-bottom: ${space.wide};
`

const Areas = styled.ul`
  ${columns(3)}
  ${titled}
  li {
    position: relative;
    padding-top: ${space.medium};
    border-top: 1px solid;
  }
  h3 {
    margin-block: ${space.medium} ${space.tiny};
  }
  a {
    ${stretchedLink}
  }
`

/** The headline is on the chart's open water or, in a narrow window, above the chart. */
const Hero = styled.div`
  ${surface.ink}
  padding-top: var(--header);
  > div {
    padding: ${space.base} ${space.page} ${space.large};
  }
  h1 {
    ${type.headline}
    max-width: 6em;
    overflow-wrap: anywhere;
    margin-block: ${space.base} ${space.large};
  }
  img {
    ${drawnOnce}
    width: 100%;
  }
  ${media.large} {
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
    > div {
      z-index: 1;
      align-self: center;
      padding-block: 2.6vw 4vw;
    }
    img {
      height: 100%;
      object-fit: cover;
    }
    h1 {
      font-size: clamp(4rem, 8.8vw - 1.5rem, 9.5rem);
      margin-block: 1vw 1.9vw;
    }
  }
  ${media.print} {
    padding: 0;
  }
`
