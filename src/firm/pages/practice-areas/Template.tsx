import { Paragraphs } from '../../components/iconItems.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function PracticeAreas({ payload }: TemplateProps<'practice-areas'>) {
  const items = payload.facts.areas.map(({ summary, lead, ...area }) => ({
    ...area,
    description: summary,
    more: lead && { label: [lead.name, lead.title].join(', '), path: lead.path },
  }))
  return (
    <Page payload={payload}>
      <SectionLayout wide>
        {payload.body && <ProseBody html={payload.body} opening />}
        <Paragraphs items={items} heading="h2" />
      </SectionLayout>
    </Page>
  )
}
