import { CallToAction } from '../../components/CallToAction.tsx'
import { Callout } from '../../components/Callout.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import { CheckList } from '../../components/CheckList.tsx'
import { IconList } from '../../components/IconList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../pages.ts'

/** Professional Development: the programs, a chart with its caption, the initiatives, the way to the open roles. */
export default function DevelopmentTemplate({ payload }: TemplateProps<'development'>) {
  const { programs, picture, initiatives, panel, title, lede } = payload.facts.page
  return (
    <>
      <PageHero title={title} lede={lede} back={payload.back} path={payload.path} />
      <SectionLayout title={programs.title} intro={programs.text}>
        <IconList items={programs.items} />
      </SectionLayout>
      <ChartFigure {...picture} />
      <SectionLayout title={initiatives.title}>
        <CheckList items={initiatives.items} />
      </SectionLayout>
      <SectionLayout tone="shoal" wide>
        <Callout passage={panel} />
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}
