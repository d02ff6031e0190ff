import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Contents } from './Contents.tsx'
import { fillPattern } from '../../../content/text/pattern.ts'
import { Day } from '../../components/Day.tsx'
import { History } from './History.tsx'
import { Pattern } from '../../components/Pattern.tsx'
import { TextDays } from './TextDays.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../template.ts'
import type { legalPage } from './data.ts'

/** A legal page: numbered sections, with their contents in the margin. */
export default function LegalTemplate({ payload }: TemplateProps<typeof legalPage>) {
  const { labels } = payload
  const { page, sections, superseded, history } = payload.facts
  return (
    <>
      <PageHero
        title={page.title}
        lede={page.lede}
        back={payload.back}
        path={superseded?.path ?? payload.path}
      >
        <Updated>
          <Pattern
            text={labels.legal.lastUpdated}
            gaps={{
              days: (
                <TextDays
                  day={page.lastUpdated}
                  effectiveOn={page.effectiveOn === page.lastUpdated ? undefined : page.effectiveOn}
                  dates={labels.dates}
                />
              ),
            }}
          />
        </Updated>
        {superseded && (
          <Replaced>
            <Pattern
              text={labels.legal.superseded}
              gaps={{
                day: <Day iso={superseded.day} words={labels.dates} />,
                today: (
                  <a href={superseded.path}>{fillPattern(labels.legal.today, { page: superseded.title })}</a>
                ),
              }}
            />
          </Replaced>
        )}
      </PageHero>
      <SectionLayout note={<Contents label={labels.legal.contents} sections={sections} />}>
        <ProseBody html={payload.body} />
        {history && <History changes={history} labels={labels} />}
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Replaced = styled.p`
  ${type.text}
  max-width: 30rem;
  margin-top: ${space.medium};
  padding: ${space.base};
  border: 1px solid ${tone.brass};
`

const Updated = styled.p`
  ${type.small}
  color: ${tone.brass};
  margin-top: ${space.medium};
`
