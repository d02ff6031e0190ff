import { Icon, Ledger } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function PracticeAreas({ payload }: TemplateProps<'practice-areas'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide {...(payload.body && { body: payload.body })}>
        <Ledger>
          {payload.facts.areas.map(({ slug, path, title, mark, summary, lead }) => (
            <li key={slug}>
              <Icon name={mark} />
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <div>
                <p>{summary}</p>
                {lead && <a href={lead.path}>{[lead.name, lead.title].join(', ')}</a>}
              </div>
            </li>
          ))}
        </Ledger>
      </SectionLayout>
    </Page>
  )
}
