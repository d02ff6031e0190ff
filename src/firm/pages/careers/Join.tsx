import styled from 'styled-components'
import { Apply, ArrowLink } from '../../components/links.tsx'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from '../../components/ListEntry.tsx'
import { CheckList, Items, RuledList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { space, type } from '../../theme/theme.ts'
import { RoleFacts } from './RoleFacts.tsx'

export default function Join({ payload, labels }: TemplateProps<'join'>) {
  const { page, roles, others } = payload.facts
  const { title, text, none, apply } = page.roles
  const areOpen = roles.length > 0
  return (
    <Page payload={payload}>
      <SectionLayout tone={areOpen ? 'shoal' : 'paper'} title={title} text={areOpen ? text : none}>
        {others.length > 0 && page.roles.others && (
          <Others>
            <h3>{page.roles.others}</h3>
            <ul>
              {others.map(({ slug, path, title }) => (
                <li key={slug} id={slug}>
                  <ArrowLink action={{ text: title, link: path }} />
                </li>
              ))}
            </ul>
          </Others>
        )}
      </SectionLayout>
      {roles.map(({ slug, path, title, department, requirements, body, ...role }) => (
        <ListEntry key={slug} id={slug}>
          <ListEntryHead>
            <Label>{department}</Label>
            <h3>
              <a href={path}>{title}</a>
            </h3>
          </ListEntryHead>
          <ListEntrySide>
            <RoleFacts role={role} labels={labels} />
          </ListEntrySide>
          <ListEntryText $inColumns>
            <ProseBody html={body} />
            <RuledList heading="h4" title={labels.requirements} items={requirements} />
            <Apply action={{ ...apply, link: role.apply }} role={`${title}, ${department}`} />
          </ListEntryText>
        </ListEntry>
      ))}
      <SectionLayout tone="shoal" title={page.benefits.title}>
        <CheckList>
          <Items of={page.benefits.items} />
        </CheckList>
      </SectionLayout>
    </Page>
  )
}

const Others = styled.div`
  h3 {
    ${type.brassLabel}
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.large};
  }
`
