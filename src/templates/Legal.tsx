import styled from 'styled-components'
import { CallToAction } from '../components/CallToAction.tsx'
import { Contents } from '../components/Contents.tsx'
import { formatDate } from '../site/formatDate.ts'
import { PageHero } from '../components/PageHero.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import type { TemplateProps } from './template.ts'

/** A legal page: numbered sections, with their contents in the margin. */
export default function LegalTemplate({ payload }: TemplateProps<'legal'>) {
  const { page, sections } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} art="legal">
        <Updated>
          Last Updated <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
        </Updated>
      </PageHero>
      <Section note={<Contents sections={sections} />}>
        <Prose html={payload.body} />
      </Section>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Updated = styled.p`
  ${type.small}
  color: ${tone.brass};
  margin-top: ${space.medium};
`
