import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../pages.ts'

/** A page of text. */
export default function PlainTemplate({ payload }: TemplateProps<'plain'>) {
  const { page } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}
