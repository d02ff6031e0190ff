import { Icon, ItemText, Ledger, LedgerRow, LedgerText, LedgerTitle } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function PracticeAreas({ payload }: TemplateProps<'practice-areas'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide {...(payload.body && { body: payload.body })}>
        <Ledger>
          {payload.facts.areas.map(({ slug, path, title, mark, summary, lead }) => (
            <LedgerRow key={slug}>
              <Icon name={mark} />
              <LedgerTitle as="h2">
                <a href={path}>{title}</a>
              </LedgerTitle>
              <LedgerText>
                <ItemText>{summary}</ItemText>
                {lead && <a href={lead.path}>{[lead.name, lead.title].join(', ')}</a>}
              </LedgerText>
            </LedgerRow>
          ))}
        </Ledger>
      </SectionLayout>
    </Page>
  )
}
