import styled from 'styled-components'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, numbered, space, titled, tone } from '../../theme/theme.ts'

export default function Diversity({ payload }: TemplateProps<'diversity'>) {
  const { commitments, careers } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout body={payload.body} />
      <SectionLayout tone="shoal" title={commitments.title} wide>
        <Commitments>
          {commitments.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Commitments>
      </SectionLayout>
      <SectionLayout {...careers} />
    </Page>
  )
}

const Commitments = styled.ol`
  ${columns(2, 3)}
  ${numbered}
  ${titled}
  li {
    padding-top: ${space.medium};
    border-top: 1px solid ${tone.line};
  }
  h3 {
    margin-block: ${space.small};
  }
`
