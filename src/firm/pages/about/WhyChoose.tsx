import { Icon, Ledger } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { IconItem } from '../../icons.ts'
import type { TemplateProps } from '../../makePayload.ts'

export default function WhyChoose({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, action } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout wide>
        <Ledger>{reasons.slice(0, 3).map(reason)}</Ledger>
      </SectionLayout>
      <SectionLayout tone="ink" wide action={action}>
        <Ledger>{reasons.slice(3).map(reason)}</Ledger>
      </SectionLayout>
    </Page>
  )
}

const reason = ({ mark, title, description }: IconItem) => (
  <li key={title}>
    <Icon name={mark} />
    <h2>{title}</h2>
    <p>{description}</p>
  </li>
)
