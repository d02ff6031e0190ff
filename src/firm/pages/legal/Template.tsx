import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Contents } from './Contents.tsx'
import { formatDate } from '../../../content/text/formatDate.ts'
import { History } from './History.tsx'
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
          Last Updated <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
          {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
            <>
              , effective on <time dateTime={page.effectiveOn}>{formatDate(page.effectiveOn)}</time>
            </>
          )}
          {page.correctedOn !== undefined && (
            <>
              , corrected on <time dateTime={page.correctedOn}>{formatDate(page.correctedOn)}</time>
            </>
          )}
        </Updated>
        {superseded && (
          <Replaced>
            This version was superseded on <time dateTime={superseded.day}>{formatDate(superseded.day)}</time>
            . <a href={superseded.path}>The {superseded.title} as it is today</a>
          </Replaced>
        )}
      </PageHero>
      <SectionLayout note={<Contents sections={sections} />}>
        <ProseBody html={payload.body} />
        {history && <History changes={history} />}
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
