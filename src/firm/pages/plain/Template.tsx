import { PhoneLink } from '../../components/links.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import * as Styled from '../legal/style.ts'
import type { TemplateProps } from '../kinds.ts'

export default function Plain({ payload, labels }: TemplateProps<'plain'>) {
  const { sections, contacts } = payload.facts
  const index = sections.length > 2 && (
    <Styled.Marks>
      {sections.map(({ id, text }) => (
        <Styled.Mark key={id}>
          <Styled.MarkLink href={`#${id}`}>{text}</Styled.MarkLink>
        </Styled.Mark>
      ))}
    </Styled.Marks>
  )
  const note = (
    <Styled.Margin data-screen>
      <nav aria-label={labels.legal.contents}>{index}</nav>
      {contacts.map(({ name, phone, write }) => (
        <p key={name}>
          {labels.people.writeTo} <a href={write}>{name}</a>
          {phone !== undefined && <PhoneLink number={phone} />}
        </p>
      ))}
    </Styled.Margin>
  )
  return (
    <Page payload={payload}>
      <SectionLayout note={note} body={payload.body} />
    </Page>
  )
}
