import { Icon, Ledger } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'

export default function WhyChoose({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, action } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout wide action={action}>
        <Ledger>
          {reasons.map(({ mark, title, description }) => (
            <li key={title}>
              <Icon name={mark} />
              <h2>{title}</h2>
              <p>{description}</p>
            </li>
          ))}
        </Ledger>
      </SectionLayout>
    </Page>
  )
}
