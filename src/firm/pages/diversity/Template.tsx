import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Paragraphs } from '../../components/iconLists.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function Diversity({ payload }: TemplateProps<'diversity'>) {
  const { commitments, careers } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
      <SectionLayout surface="shoal" {...commitments} wide>
        <Paragraphs items={commitments.items} heading="h3" />
      </SectionLayout>
      <SectionLayout {...careers} />
    </Page>
  )
}
