import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { IconList } from '../../components/IconList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../pages.ts'

/** About Us: the introduction, where the firm comes from, what guides it, who leads it. */
export default function AboutTemplate({ payload, firm, labels }: TemplateProps<'about'>) {
  const { page } = payload.facts
  const { foundation, principles, leadership } = page
  const founding = <Figures figures={[{ value: firm.founded, label: labels.founded }]} />
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
      <SectionLayout tone="shoal" number={1} note={founding} title={foundation.title} intro={foundation.text}>
        <ArrowLink href={foundation.action.link}>{foundation.action.text}</ArrowLink>
      </SectionLayout>
      <SectionLayout number={2} title={principles.title} wide>
        <IconList items={principles.items} rhythm="columns" />
      </SectionLayout>
      <SectionLayout tone="ink" number={3} title={leadership.title} intro={leadership.text}>
        <ArrowLink href={leadership.action.link}>{leadership.action.text}</ArrowLink>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}
