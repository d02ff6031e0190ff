import { formatDate } from '../../../content/text/formatDate.ts'
import { Figures } from '../../components/Figures.tsx'
import { Columns, Flow, Row, WithLabel } from '../../components/layout.tsx'
import { Icon, ItemText, ItemTitle, NumberedItem, Term, withNoBreaks } from '../../components/lists.tsx'
import { ArrowLink, ButtonLink, CoverLink, PhoneLink, QuietLink } from '../../components/links.tsx'
import { BayChart, Closing } from '../../components/Page.tsx'
import { LawyerRow } from '../../components/people.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, width } from '../../theme/theme.ts'
import * as Styled from './style.ts'

export default function Home({ payload, firm, labels }: TemplateProps<'home'>) {
  const { page, areas, sources, insights, allInsights } = payload.facts
  const { expertise, advantage } = page
  const place = [firm.address.city, inDegrees(firm.latitude, 'NS'), inDegrees(firm.longitude, 'EW')]
  return (
    <>
      <Styled.Hero>
        <Styled.Words>
          <Label>{place.join('\u2003')}</Label>
          <Styled.Headline tabIndex={-1}>{page.headline}</Styled.Headline>
          <ButtonLink href={page.action.link}>{page.action.text}</ButtonLink>
        </Styled.Words>
        <Styled.Bay data-screen>
          <BayChart />
        </Styled.Bay>
      </Styled.Hero>
      <Styled.Part>
        <Styled.Opening>{page.lede}</Styled.Opening>
        <Figures figures={page.figures} sources={sources} labels={labels} />
      </Styled.Part>
      <Styled.Part $surface="shoal">
        <Styled.Head>
          <Styled.Title>{expertise.title}</Styled.Title>
          <Text $type="reading" $tone="quiet" $width={width.lede}>
            {expertise.text}
          </Text>
          <ArrowLink action={expertise.action} />
        </Styled.Head>
        <Columns as="ul" $medium={3} $gap={space.large}>
          {areas.map(({ slug, path, title, mark, detail, summary }) => (
            <Styled.Card key={slug}>
              <Styled.Frame>
                {detail === undefined ? (
                  <Icon name={mark} />
                ) : (
                  <Styled.Detail src={detail} alt={`${labels.practices.detail} ${title}`} loading="lazy" />
                )}
              </Styled.Frame>
              <Text as="h3" $type="third" $above={space.base} $below={space.hair}>
                <CoverLink href={path}>{title}</CoverLink>
              </Text>
              <ItemText>{summary}</ItemText>
            </Styled.Card>
          ))}
        </Columns>
      </Styled.Part>
      <Styled.Part $surface="ink">
        <Styled.Title>{advantage.title}</Styled.Title>
        <Columns $medium={1} $large={2} $gap={space.large}>
          <Flow $gap={space.medium}>
            <Text $type="reading" $tone="quiet">
              {advantage.text}
            </Text>
            <Styled.Points>
              {advantage.points.map((point) => (
                <NumberedItem key={point}>{withNoBreaks(point)}</NumberedItem>
              ))}
            </Styled.Points>
            <ArrowLink action={advantage.action} />
          </Flow>
          <Styled.Answers>
            <Label as="h3">{labels.practices.answers}</Label>
            <ul>
              {areas.map(
                ({ slug, practice, lead }) =>
                  lead && <LawyerRow key={slug} of={lead} labels={labels.people} practice={practice} />,
              )}
            </ul>
            <Text $type="fact" $tone="quiet" $above={space.base}>
              {labels.practices.unsure} <PhoneLink number={firm.phone} />
            </Text>
          </Styled.Answers>
        </Columns>
      </Styled.Part>
      {insights.length > 0 && (
        <Styled.Part>
          <Row $gap={space.base} $align="baseline" $apart>
            <Text as="h2" $type="second">
              {labels.notices.latest}
            </Text>
            <ArrowLink action={{ text: labels.notices.allNotes, link: allInsights }} />
          </Row>
          <Columns as="ol" $medium={1} $large={2} $gap={space.large}>
            {insights.map(({ path, kind, day, title, summary, facts }) => (
              <Styled.Notice key={path}>
                <Styled.Day dateTime={day}>
                  <i>{formatDate(day).slice(0, 3)}</i>
                  {Number(day.slice(-2))}
                  <Styled.Kind>{labels.notices[`${kind}s`]}</Styled.Kind>
                </Styled.Day>
                <div>
                  <ItemTitle>
                    <QuietLink href={path}>{title}</QuietLink>
                  </ItemTitle>
                  <ItemText>{summary}</ItemText>
                  <Styled.Facts>
                    {facts.slice(0, 2).map(({ label, value }) => (
                      <WithLabel key={label} $first="4.5rem" $gap={space.tiny}>
                        <Term>{labels.notices[label]}</Term>
                        <dd>{withNoBreaks(value)}</dd>
                      </WithLabel>
                    ))}
                  </Styled.Facts>
                </div>
              </Styled.Notice>
            ))}
          </Columns>
        </Styled.Part>
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
