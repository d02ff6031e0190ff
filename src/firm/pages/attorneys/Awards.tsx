import styled from 'styled-components'
import { Figures } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { ruled, space, tone, type } from '../../theme/theme.ts'

export default function Awards({ payload }: TemplateProps<'awards'>) {
  const { figures, categories } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout tone="shoal" wide>
        <Figures figures={figures} />
      </SectionLayout>
      {categories.map(({ category, text, awards }, index) => (
        <SectionLayout key={category} rule={index > 0} note={heading(category, text)}>
          <Ledger $large={index === 0}>{awards.map(award)}</Ledger>
        </SectionLayout>
      ))}
    </Page>
  )
}

/** An award: who gives it and, in a quieter style, what for. */
function award(text: string) {
  const [by, ...rest] = text.split(', ')
  return (
    <li key={text}>
      {by}
      {rest.length > 0 && <span>, {rest.join(', ')}</span>}
    </li>
  )
}

const heading = (title: string, text: string) => (
  <Note>
    <h2>{title}</h2>
    <p>{text}</p>
  </Note>
)

const Note = styled.div`
  max-width: 18rem;
  p {
    ${type.quietSmall}
    margin-top: ${space.tiny};
  }
`

const Ledger = styled.ul<{ $large: boolean }>`
  ${({ $large }) => ($large ? type.second : type.lede)}
  ${ruled(space.base)}
  span {
    color: ${tone.quiet};
  }
`
