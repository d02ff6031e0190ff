import styled from 'styled-components'
import { Figures } from '../../components/Figures.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { Columns } from '../../components/layout.tsx'
import { ItemText } from '../../components/lists.tsx'
import { Icon, NumberedList } from '../../components/iconLists.tsx'
import { ButtonLink, CoverLink } from '../../components/links.tsx'
import { BayChart } from '../../components/chart.tsx'
import { Closing } from '../../components/Page.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, space, surface, type } from '../../theme/theme.ts'

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
          <BayChart />
        </Bay>
      </Hero>
      <SectionLayout wide {...(page.fees && { action: page.fees })}>
        <Opening>{page.lede}</Opening>
        <Figures figures={page.figures} sources={sources} labels={labels} />
      </SectionLayout>
      <SectionLayout surface="shoal" {...page.expertise}>
        <Columns as="ul" $medium={3}>
          {areas.map(({ slug, path, title, mark, summary }) => (
            <Area key={slug}>
              <Icon name={mark} />
              <Text as="h3" $type="third" $above={space.medium} $below={space.tiny}>
                <CoverLink href={path}>{title}</CoverLink>
              </Text>
              <ItemText>{summary}</ItemText>
            </Area>
          ))}
        </Columns>
      </SectionLayout>
      <SectionLayout surface="ink" {...page.advantage}>
        <NumberedList items={page.advantage.points} />
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

const Area = styled.li`
  position: relative;
  padding-top: ${space.medium};
  border-top: 1px solid;
`

/** The headline is on the chart's open water or, in a narrow window, above the chart. */
const Hero = styled.div`
  ${surface.ink}
  padding-top: var(--header);
  ${media.large} {
    display: grid;
    grid-template-areas: 'chart';
  }
  ${media.print} {
    padding: 0;
  }
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
  ${media.large} {
    font-size: clamp(4rem, 8.8vw - 1.5rem, 9.5rem);
    margin-block: 1vw 1.9vw;
  }
`

const Bay = styled.picture`
  ${media.large} {
    grid-area: chart;
  }
`
