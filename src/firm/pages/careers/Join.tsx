import { FormattedDate } from '../../components/dates.tsx'
import { Apply } from '../../components/links.tsx'
import { ListEntry, ListEntryHead, ListEntrySide, ListEntryText } from '../../components/ListEntry.tsx'
import { CheckList, FactItem, FactList, Items, RuledList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'

export default function Join({ payload, labels }: TemplateProps<'join'>) {
  const { page, roles } = payload.facts
  const { title, text, none, apply } = page.roles
  const areOpen = roles.length > 0
  return (
    <Page payload={payload}>
      <SectionLayout tone={areOpen ? 'shoal' : 'paper'} title={title} text={areOpen ? text : none} />
      {roles.map(({ slug, title, department, experience, location, pay, posted, requirements, body }) => (
        <ListEntry key={slug} id={slug}>
          <ListEntryHead>
            <Label>{department}</Label>
            <h3>{title}</h3>
          </ListEntryHead>
          <ListEntrySide>
            <FactList>
              <FactItem label={labels.experience} facts={[experience]} />
              <FactItem label={labels.pay} facts={[`${pay.from} – ${pay.to} ${labels.perYear}`]} />
              <FactItem label={labels.location} facts={[location]} />
              <FactItem label={labels.posted} facts={[<FormattedDate key={posted} date={posted} />]} />
            </FactList>
          </ListEntrySide>
          <ListEntryText $inColumns>
            <ProseBody html={body} />
            <RuledList heading="h4" title={labels.requirements} items={requirements} />
            <Apply action={apply} role={`${title}, ${department}`} />
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
