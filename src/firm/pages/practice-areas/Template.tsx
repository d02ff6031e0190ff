import { AreaIndex } from './AreaIndex.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../pages.ts'

/** The index of the practice areas. */
export default function PracticeAreasTemplate({ payload }: TemplateProps<'practice-areas'>) {
  const { page, areas } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout wide>
        {payload.body && <ProseBody html={payload.body} />}
        <AreaIndex areas={areas} />
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}
