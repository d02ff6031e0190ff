import { AreaIndex } from '../../components/AreaIndex.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Section } from '../../components/Section.tsx'
import type { TemplateProps } from '../template.ts'

/** The index of the practice areas. */
export default function PracticeAreasTemplate({ payload }: TemplateProps<'practice-areas'>) {
  const { page, areas } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <Section wide>
        {payload.body && <Prose html={payload.body} />}
        <AreaIndex areas={areas} />
      </Section>
      <CallToAction closing={payload.closing} />
    </>
  )
}
