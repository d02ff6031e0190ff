import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function Plain({ payload }: TemplateProps<'plain'>) {
  return (
    <Page payload={payload}>
      <SectionLayout body={payload.body} />
    </Page>
  )
}
