import { RuledList, Items } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { Listed, ListedItem, ListedLink, ListedTitle } from '../../components/paper.tsx'
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
        {others.length > 0 && (
          <Listed>
            <ListedTitle>{page.roles.others}</ListedTitle>
            <ul>
              {others.map(({ slug, path, title }) => (
                <ListedItem key={slug} id={slug}>
                  <ListedLink href={path}>{title}</ListedLink>
                </ListedItem>
              ))}
            </ul>
          </Listed>
        )}
      </SectionLayout>
      <SectionLayout tone="shoal" title={page.benefits.title}>
        <RuledList>
          <Items of={page.benefits.items} />
        </RuledList>
      </SectionLayout>
    </Page>
  )
}
