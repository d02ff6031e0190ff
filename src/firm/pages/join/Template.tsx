import { CallToAction } from '../../components/CallToAction.tsx'
import { CheckList } from '../../components/CheckList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { RoleEntry } from './RoleEntry.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../pages.ts'

/** Join Our Team: the open roles as entries of a register, then the benefits. */
export default function JoinTemplate({ payload, labels }: TemplateProps<'join'>) {
  const { page, roles } = payload.facts
  const areOpen = roles.length > 0
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout
        tone={areOpen ? 'shoal' : 'paper'}
        title={page.roles.title}
        intro={areOpen ? page.roles.text : page.roles.none}
      />
      {roles.map((role) => (
        <RoleEntry key={role.slug} role={role} apply={page.roles.apply} labels={labels} />
      ))}
      <SectionLayout tone="shoal" title={page.benefits.title}>
        <CheckList items={page.benefits.items} />
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}
