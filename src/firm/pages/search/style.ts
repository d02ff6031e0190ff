import styled from 'styled-components'
import { PageColumns, Row, Ruled } from '../../components/layout.tsx'
import { columns, doubleBorder, scriptsOnly, space, textButton, tone, type } from '../../theme/theme.ts'

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

export const Results = styled.div`min-height: 50vh;`

export const Ranked = styled.div`padding: ${space.base} ${space.page} ${space.section};`

/** The best answer is a card. */
export const Best = styled(PageColumns)`
  && {
    ${doubleBorder}
    padding: ${space.medium};
    margin-bottom: ${space.large};
  }
`

/** Only links are underlined. */
export const Match = styled.mark`
  font-weight: 600;
  padding-inline: 0.15em;
  background: color-mix(in srgb, ${tone.brass} 18%, transparent);
  color: inherit;
`

/** Links in columns. */
export const Register = styled(Ruled).attrs({ $padding: space.base })`
  ${type.brassNumber}
  ${columns(2, 2, '0')}
`

/** Whom to ask about it. */
export const Contact = styled(Row).attrs({ as: 'p', $gap: `${space.tiny} ${space.base}` })`
  ${type.fact}
  align-content: start;
`

export const More = styled.button`${textButton}`
