import styled, { keyframes } from 'styled-components'
import { AreaCard } from '../../components/AreaCard.tsx'
import { Figures } from '../../components/Figures.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { LawyerRow } from '../../components/LawyerRow.tsx'
import { Columns, Numbered } from '../../components/layout.tsx'
import { NumberedItem } from '../../components/lists.tsx'
import { ArrowLink, ButtonLink, Label, PhoneLink, Text, withNoBreaks } from '../../components/text.tsx'
import { Closing } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { fromLarge, inPrint, media, motion, space, surface, type } from '../../theme/theme.ts'

export default function Home({ payload, firm, labels }: TemplateProps<'home'>) {
  const { page, areas, sources, insights, allInsights } = payload.facts
  const place = [firm.address.city, inDegrees(firm.latitude, 'NS'), inDegrees(firm.longitude, 'EW')]
  return (
    <>
      <Hero data-ink>
        <Words>
          <Label>{place.join('\u2003')}</Label>
          <Headline tabIndex={-1}>{page.headline}</Headline>
          <ButtonLink href={page.action.link}>{page.action.text}</ButtonLink>
        </Words>
        <Bay data-screen>
          <source media="(width < 64em)" srcSet="/art/hero-narrow.svg" width="390" height="360" />
          <source media="(width < 80em)" srcSet="/art/hero-medium.svg" width="1024" height="448" />
          <Chart src="/art/hero-wide.svg" alt="" width="1440" height="630" fetchPriority="low" />
        </Bay>
      </Hero>
      <SectionLayout wide large>
        <Text $type="statement" $width="25em">
          {page.lede}
        </Text>
        <Figures figures={page.figures} sources={sources} labels={labels}>
          {page.fees && <ArrowLink action={page.fees} />}
        </Figures>
      </SectionLayout>
      <SectionLayout surface="shoal" wide large {...page.expertise}>
        <Columns as="ul" $medium={3} $gap={space.large}>
          {areas.map((area) => (
            <AreaCard of={area} label={labels.practices.detail} heading="h3" key={area.slug} />
          ))}
        </Columns>
      </SectionLayout>
      <SectionLayout surface="ink" wide large {...page.advantage}>
        <Columns $medium={1} $large={2} $gap={space.large}>
          <Numbered>
            {page.advantage.points.map((point) => (
              <NumberedItem key={point}>{withNoBreaks(point)}</NumberedItem>
            ))}
          </Numbered>
          <div>
            <Label as="h3">{labels.practices.answers}</Label>
            <ul>
              {areas.map(({ slug, menuLabel, lead }) => {
                const of = lead && { ...lead, title: `${lead.title}, ${menuLabel}` }
                return of && <LawyerRow key={slug} of={of} labels={labels.people} />
              })}
            </ul>
            <Text $type="fact" $tone="quiet" $above={space.base}>
              {labels.practices.unsure} <PhoneLink number={firm.phone} />
            </Text>
          </div>
        </Columns>
      </SectionLayout>
      {insights.length > 0 && (
        <SectionLayout
          title={labels.notices.latest}
          wide
          large
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

const tablet = (style: string) => `@media (min-width: 48em) and (width < 64em) {${style}}`

/** The headline is on the chart's open water or, in a narrow window, next to the chart or above it. */
const Hero = styled.div`
  ${surface.ink}
  padding-top: var(--header);
  ${tablet('display: grid; grid: auto / 1fr 1fr; align-items: center;')}
  ${media.large} {
    display: grid;
    grid-template-areas: 'chart';
  }
  ${inPrint('padding: 0;')}
`

const Words = styled.div`
  padding: ${space.base} ${space.page} ${space.large};
  ${media.large} {
    grid-area: chart;
    z-index: 1;
    align-self: center;
    padding-block: 2.6vw 4vw;
  }
`

const Headline = styled.h1`
  ${type.headline}
  max-width: 6em;
  overflow-wrap: anywhere;
  margin-block: ${space.base} ${space.large};
  ${tablet('font-size: 7.2vw;')}
  ${media.large} {
    font-size: clamp(4rem, 8.8vw - 1.5rem, 9.5rem);
    margin-block: 1vw 1.9vw;
  }
`

const Bay = styled.picture`${fromLarge('grid-area: chart;')}`

const charting = keyframes`from { clip-path: inset(0 0 0 100%) }`

/** Its coast, at the right, is drawn first. Once per visit, so it waits up to a second for the first script, which knows. */
const Chart = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  @media (scripting: enabled) {
    animation: ${charting} ${motion.chart} ${motion.ease} 1s backwards;
    :root[data-visit] & {
      animation-delay: 0s;
    }
    :root[data-visit='again'] &,
    [data-hydrated] & {
      animation: none;
    }
  }
`
