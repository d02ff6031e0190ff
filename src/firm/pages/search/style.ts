import styled from 'styled-components'
import { Ruled, Stack } from '../../components/layout.tsx'
import { columns, media, scriptsOnly, space, textButton, tone, type } from '../../theme/theme.ts'

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

export const Note = styled.p`
  ${type.fact}
  color: ${tone.quiet};
  ${media.large} {
    grid-column: 2;
  }
`

export const Heading = styled.b`
  font-weight: 500;
  color: ${tone.text};
`

export const Match = styled.mark`
  background: none;
  color: inherit;
  forced-color-adjust: none;
  box-shadow: inset 0 -0.1em ${tone.brass};
`

/** Titles alone are in columns. */
export const Register = styled(Ruled).attrs({ $padding: space.base })`
  &:not(:has(${Note})) {
    ${columns(2, 3, '0')}
  }
`

export const Result = styled.li`
  ${media.large} {
    &:has(${Note}) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) calc((200% - ${space.column}) / 3);
      column-gap: ${space.column};
      align-items: baseline;
    }
  }
`

export const More = styled.button`${textButton}`
