import { ButtonLink } from '../../components/Button.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Reasons } from './Reasons.tsx'
import type { TemplateProps } from '../../pages.ts'

/** Why Choose Us: six reasons as statements, the first half on paper, the second on ink with the way to the people. */
export default function WhyChooseTemplate({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, ...page } = payload.facts.page
  const half = Math.ceil(reasons.length / 2)
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <Reasons reasons={reasons.slice(0, half)} />
      <Reasons reasons={reasons.slice(half)} tone="ink">
        <ButtonLink href={page.action.link}>{page.action.text}</ButtonLink>
      </Reasons>
      <CallToAction closing={payload.closing} />
    </>
  )
}
