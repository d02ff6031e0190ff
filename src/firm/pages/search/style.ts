import styled from 'styled-components'
import { PageGrid, Row, Ruled } from '../../components/layout.tsx'
import {
  columns,
  quietLink,
  screenOnly,
  searchField,
  space,
  textButton,
  tone,
  type,
} from '../../theme/theme.ts'

/** Without scripts, the page is a list of all pages. */
export const Act = styled.div`
  padding-inline: ${space.page};
  @media (scripting: none) {
    display: none;
  }
`

export const FieldLabel = styled.label`
  ${type.brassLabel}
  line-height: 2.5;
`

export const Field = styled.input`${searchField}`

export const Status = styled.p`
  ${type.lede}
  min-height: 1.5em;
  margin-top: ${space.base};
`

export const Contacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.medium};
`

export const Results = styled.div`
  display: grid;
  gap: calc(2 * ${space.large});
  padding-block: ${space.large} ${space.section};
`

export const Ranked = styled.div`padding-inline: ${space.page};`

/** A heading in the margin and a register of pages next to it. */
export const Group = styled(PageGrid).attrs({ as: 'section' })``

export const GroupTitle = styled.h2`
  ${type.brassSounding}
  padding-top: ${space.base};
`

export const Title = styled.h2`${type.third}`

export const PageLink = styled.a`${quietLink}`

export const Note = styled.p`
  ${type.fact}
  color: ${tone.quiet};
`

export const Heading = styled.b`
  font-weight: 500;
  color: ${tone.text};
`

/** Only links are underlined. */
export const Match = styled.mark`
  font-weight: 600;
  padding-inline: 0.15em;
  background: color-mix(in srgb, ${tone.brass} 18%, transparent);
  color: inherit;
`

/** Titles in columns. */
export const Register = styled(Ruled).attrs({ $padding: space.base })`
  ${columns(2, 3, '0')}
`

/** What a result is, in the margin. */
export const Kind = styled.p`${type.brassSounding}`

export const Words = styled.div`grid-column: text;`

/** Whom to ask about it. */
export const Contact = styled(Row).attrs({ as: 'p', $gap: `0 ${space.base}` })`
  ${type.fact}
  grid-column: facts;
  align-content: start;
  ${screenOnly}
`

export const More = styled.button`${textButton}`
