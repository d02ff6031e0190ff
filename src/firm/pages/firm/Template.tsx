import styled from 'styled-components'
import { PageGrid } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, tone, type, width } from '../../theme/theme.ts'

export default function OurFirm({ payload }: TemplateProps<'firm'>) {
  const { historyTitle, milestones, mission, vision, values } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout title={historyTitle} wide>
        {chapters(payload.body, milestones).map(({ html, milestones }) => (
          <Chapter key={html}>
            {milestones.length > 0 && (
              <dl>
                {milestones.map(({ year, text }) => (
                  <Text as="div" $type="fact" $below={space.medium} key={year}>
                    <Year>{year}</Year>
                    <dd>{text}</dd>
                  </Text>
                ))}
              </dl>
            )}
            <History html={html} />
          </Chapter>
        ))}
      </SectionLayout>
      <SectionLayout surface="ink" {...mission} />
      <SectionLayout surface="ink" {...vision} />
      <SectionLayout {...values} />
    </Page>
  )
}

/** The paragraphs of the history, each with its years: those from the first year that it names to the next paragraph's. */
function chapters<Milestone extends { year: string }>(body: string, milestones: readonly Milestone[]) {
  const paragraphs = body.split(/(?<=<\/p>)\n/)
  const isText = paragraphs.every((html) => html.lastIndexOf('<p>') === 0)
  const begins = paragraphs.map((html) => /\b[12]\d{3}\b/.exec(html)?.[0] ?? 'later')
  const placeOf = ({ year }: Milestone) =>
    begins.findLastIndex((begin, place) => place === 0 || begin <= year)
  if (!isText) return [{ html: body, milestones }]
  return paragraphs.map((html, place) => ({
    html,
    milestones: milestones.filter((milestone) => placeOf(milestone) === place),
  }))
}

const Chapter = styled(PageGrid)`
  padding: ${space.large} 0 0;
  border-top: 1px solid ${tone.line};
`

const Year = styled.dt`
  ${type.second}
  margin-bottom: ${space.tiny};
  color: ${tone.brass};
`

const History = styled(ProseBody)`
  ${type.lede}
  grid-column: text;
  max-width: ${width.lede};
`
