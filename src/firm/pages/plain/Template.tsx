import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Section } from '../../components/Section.tsx'
import type { TemplateProps } from '../template.ts'

/** A page of text. */
export default function PlainTemplate({ payload }: TemplateProps<'plain'>) {
  const { page } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <Section>
        <Prose html={payload.body} opening />
      </Section>
      <CallToAction closing={payload.closing} />
    </>
  )
}
