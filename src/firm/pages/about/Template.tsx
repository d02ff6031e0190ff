import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { MarkedList } from '../../components/MarkedList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Section } from '../../components/Section.tsx'
import type { TemplateProps } from '../template.ts'

/** About Us: the introduction, where the firm comes from, what guides it, who leads it. */
export default function AboutTemplate({ payload, firm }: TemplateProps<'about'>) {
  const { page } = payload.facts
  const { foundation, principles, leadership } = page
  const founding = <Figures figures={[{ value: firm.founded, label: 'Founded' }]} />
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <Section>
        <Prose html={payload.body} opening />
      </Section>
      <Section tone="shoal" number={1} note={founding} title={foundation.title} intro={foundation.text}>
        <ArrowLink href={foundation.action.link}>{foundation.action.text}</ArrowLink>
      </Section>
      <Section number={2} title={principles.title} wide>
        <MarkedList items={principles.items} rhythm="columns" />
      </Section>
      <Section tone="ink" number={3} title={leadership.title} intro={leadership.text}>
        <ArrowLink href={leadership.action.link}>{leadership.action.text}</ArrowLink>
      </Section>
      <CallToAction closing={payload.closing} />
    </>
  )
}
