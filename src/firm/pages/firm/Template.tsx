import styled from 'styled-components'
import { PageGrid } from '../../components/layout.tsx'
import { IconList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
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
                  <div key={year}>
                    <Year>{year}</Year>
                    <Event>{text}</Event>
                  </div>
                ))}
              </dl>
            )}
            <History html={html} />
          </Chapter>
        ))}
      </SectionLayout>
      <SectionLayout tone="ink" {...mission} />
      <SectionLayout tone="ink" {...vision} />
      <SectionLayout title={values.title} wide>
        <IconList items={values.items} />
      </SectionLayout>
    </Page>
  )
}

/** The paragraphs of the history, each with its years: those from the first year that it names to the next paragraph's. */
function chapters<Milestone extends { year: string }>(body: string, milestones: readonly Milestone[]) {
  const paragraphs = body.split(/(?<=<\/p>)\n/)
  const isText = paragraphs.every((html) => html.lastIndexOf('<p>') === 0)
  const begins = paragraphs.map((html) => /\b[12]\d{3}\b/.exec(html)?.[0] ?? 'later')
  const placeOf = ({ year }: Milestone) =>
    Math.max(
      0,
      begins.findLastIndex((begin) => begin <= year),
    )
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
  color: ${tone.brass};
`

const Event = styled.dd`
  ${type.fact}
  margin: ${space.tiny} 0 ${space.medium};
`

const History = styled(ProseBody)`
  ${type.lede}
  grid-column: text;
  max-width: ${width.lede};
`
