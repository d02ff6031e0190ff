import { CallToAction } from '../../components/CallToAction.tsx'
import { Cartouche } from '../../components/Cartouche.tsx'
import { ChartFigure } from '../../components/ChartFigure.tsx'
import { CheckList } from '../../components/CheckList.tsx'
import { MarkedList } from '../../components/MarkedList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Section } from '../../components/Section.tsx'
import { bandName } from '../../bandName.ts'
import type { TemplateProps } from '../template.ts'

/** Professional Development: the programs, a chart with its caption, the initiatives, the way to the open roles. */
export default function DevelopmentTemplate({ payload }: TemplateProps<'development'>) {
  const { programs, picture, initiatives, panel, title, lede } = payload.facts.page
  return (
    <>
      <PageHero title={title} lede={lede} back={payload.back} path={payload.path} />
      <Section title={programs.title} intro={programs.text}>
        <MarkedList items={programs.items} />
      </Section>
      <ChartFigure art={`${bandName(payload.path)}-picture`} {...picture} />
      <Section title={initiatives.title}>
        <CheckList items={initiatives.items} />
      </Section>
      <Section tone="shoal" wide>
        <Cartouche passage={panel} />
      </Section>
      <CallToAction closing={payload.closing} />
    </>
  )
}
