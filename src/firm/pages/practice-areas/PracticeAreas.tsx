import styled from 'styled-components'
import { Icon } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, numbered, space, stretchedLink, titled, tone } from '../../theme/theme.ts'

export default function PracticeAreas({ payload }: TemplateProps<'practice-areas'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide>
        {payload.body && <ProseBody html={payload.body} />}
        <AreaIndex>
          {payload.facts.areas.map(({ slug, path, title, mark, summary }) => (
            <li key={slug}>
              <Icon name={mark} />
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <p>{summary}</p>
            </li>
          ))}
        </AreaIndex>
      </SectionLayout>
    </Page>
  )
}

const AreaIndex = styled.ol`
  ${columns(1, 2, '0')}
  ${numbered}
  ${titled}
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    align-content: start;
    gap: ${space.small} 0;
    padding-block: ${space.large} ${space.wide};
    border-top: 1px solid ${tone.line};
    &::before {
      padding-top: 0.25em;
    }
  }
  svg {
    grid-area: 1 / 3 / 3 / 4;
    margin-left: ${space.medium};
  }
  p {
    grid-column: 2;
    max-width: 28rem;
  }
  a {
    ${stretchedLink}
  }
`
