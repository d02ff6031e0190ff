import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Contents } from './Contents.tsx'
import { formatDate } from '../../../content/text/formatDate.ts'
import { History } from './History.tsx'
import { TextDays } from './TextDays.tsx'
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
          {labels.lastUpdated}{' '}
          <TextDays day={page.lastUpdated} effectiveOn={page.effectiveOn} labels={labels} />
        </Updated>
        {superseded && (
          <Replaced>
            {labels.superseded} <time dateTime={superseded.day}>{formatDate(superseded.day)}</time>.{' '}
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
