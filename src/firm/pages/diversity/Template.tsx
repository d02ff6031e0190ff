import { Paragraphs } from '../../components/iconItems.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function Diversity({ payload }: TemplateProps<'diversity'>) {
  const { commitments, careers } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
      <SectionLayout surface="shoal" title={commitments.title} wide>
        <Paragraphs items={commitments.items} />
      </SectionLayout>
      <SectionLayout {...careers} />
    </Page>
  )
}
