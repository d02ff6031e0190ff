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
import { space } from '../../theme/theme.ts'
import * as Styled from './style.ts'

export default function Home({ payload, firm, labels }: TemplateProps<'home'>) {
  const { page, areas, sources, insights, allInsights } = payload.facts
  const place = [firm.address.city, inDegrees(firm.latitude, 'NS'), inDegrees(firm.longitude, 'EW')]
  return (
    <>
      <Styled.Hero data-ink>
        <Styled.Words>
          <Label>{place.join('\u2003')}</Label>
          <Styled.Headline tabIndex={-1}>{page.headline}</Styled.Headline>
          <ButtonLink href={page.action.link}>{page.action.text}</ButtonLink>
        </Styled.Words>
        <Styled.Bay data-screen>
          <source media="(width < 64em)" srcSet="/art/hero-narrow.svg" width="390" height="360" />
          <source media="(width < 80em)" srcSet="/art/hero-medium.svg" width="1024" height="448" />
          <Styled.Chart src="/art/hero-wide.svg" alt="" width="1440" height="630" fetchPriority="low" />
        </Styled.Bay>
      </Styled.Hero>
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
