import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'

/** A page of text. */
export default function Plain({ payload }: TemplateProps<'plain'>) {
  return (
    <Page payload={payload}>
      <SectionLayout>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
    </Page>
  )
}
