import styled from 'styled-components'
import { Icon } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, space, titled, tone, type } from '../../theme/theme.ts'

export default function PracticeAreas({ payload }: TemplateProps<'practice-areas'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide {...(payload.body && { body: payload.body })}>
        <AreaIndex>
          {payload.facts.areas.map(({ slug, path, title, mark, summary, lead }) => (
            <li key={slug}>
              <Icon name={mark} />
              <div>
                <h2>
                  <a href={path}>{title}</a>
                </h2>
                <p>{summary}</p>
                {lead && <a href={lead.profile}>{[lead.name, lead.title].join(', ')}</a>}
              </div>
            </li>
          ))}
        </AreaIndex>
      </SectionLayout>
    </Page>
  )
}

const AreaIndex = styled.ul`
  ${columns(1, 2, '0')}
  ${titled}
  li {
    ${type.fact}
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 28rem);
    padding-block: ${space.medium} ${space.large};
    border-top: 1px solid ${tone.line};
  }
  p {
    margin-block: ${space.tiny} ${space.small};
  }
`
