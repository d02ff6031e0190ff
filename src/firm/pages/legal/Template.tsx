import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Contents } from './Contents.tsx'
import { Dated } from '../../components/Dated.tsx'
import { History } from './History.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** A legal page: numbered sections, with their contents in the margin. */
export default function LegalTemplate({ payload, labels }: TemplateProps<'legal'>) {
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
          <Dated label={labels.lastUpdated} day={page.lastUpdated} />
          {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
            <>
              , <Dated label={labels.effectiveOn} day={page.effectiveOn} />
            </>
          )}
        </Updated>
        {superseded && (
          <Replaced>
            <Dated label={labels.superseded} day={superseded.day} />.{' '}
            <a href={superseded.path}>{labels.today.replace('{page}', () => superseded.title)}</a>
          </Replaced>
        )}
      </PageHero>
      <SectionLayout note={<Contents label={labels.contents} sections={sections} />}>
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
