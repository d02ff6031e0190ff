import { RuledList, Items } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { LinkList } from '../../components/paper.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { Roles } from '../careers/Roles.tsx'

export default function Join({ payload, labels }: TemplateProps<'join'>) {
  const { page, roles, others } = payload.facts
  const { title, text, none, apply } = page.roles
  return (
    <Page payload={payload}>
      <SectionLayout title={title} text={roles.length > 0 ? text : none} wide>
        <Roles roles={roles} apply={apply.text} labels={labels} withRequirements />
        <LinkList title={page.roles.others ?? ''} links={others} isPrinted />
      </SectionLayout>
      <SectionLayout surface="shoal" title={page.benefits.title}>
        <RuledList>
          <Items of={page.benefits.items} />
        </RuledList>
      </SectionLayout>
    </Page>
  )
}
