import { IconList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function Diversity({ payload }: TemplateProps<'diversity'>) {
  const { commitments, careers } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout body={payload.body} />
      <SectionLayout tone="shoal" title={commitments.title} wide>
        <IconList items={commitments.items} />
      </SectionLayout>
      <SectionLayout {...careers} />
    </Page>
  )
}
