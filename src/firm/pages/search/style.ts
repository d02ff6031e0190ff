import styled from 'styled-components'
import { Row, Ruled, Stack } from '../../components/layout.tsx'
import { columns, screenOnly, scriptsOnly, space, textButton, tone, type } from '../../theme/theme.ts'

/** Without scripts, the page is a list of all pages. */
export const Act = styled.div`
  padding-inline: ${space.page};
  ${scriptsOnly}
`

export const FieldLabel = styled.label`
  ${type.brassLabel}
  line-height: 2.5;
`

export const Status = styled.p`
  ${type.lede}
  min-height: 1.5em;
  margin-top: ${space.base};
`

export const Results = styled(Stack).attrs({ $gap: `calc(2 * ${space.large})` })`
  padding-block: ${space.large} ${space.section};
`

export const Ranked = styled.div`padding-inline: ${space.page};`

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

export const Words = styled.div`grid-column: text;`

/** Whom to ask about it. */
export const Contact = styled(Row).attrs({ as: 'p', $gap: `0 ${space.base}` })`
  ${type.fact}
  grid-column: facts;
  align-content: start;
  ${screenOnly}
`

export const More = styled.button`${textButton}`
