import styled from 'styled-components'
import { space, tone, type } from '../theme/theme.ts'

interface TextProps {
  $type?: keyof typeof type
  $tone?: keyof typeof tone
  $italic?: boolean
  $width?: string
  $above?: string
  $below?: string
}

/** A text in one of the theme's styles. `$width` limits its lines; `$above` and `$below` are margins. */
export const Text = styled.p<TextProps>`
  ${({ $type }) => $type && type[$type]}
  ${({ $tone }) => $tone && `color: ${tone[$tone]};`}
  ${({ $italic }) => $italic && 'font-style: italic;'}
  ${({ $width }) => $width && `max-width: ${$width};`}
  ${({ $above }) => $above && `margin-top: ${$above};`}
  ${({ $below }) => $below && `margin-bottom: ${$below};`}
`

/** A framed sentence, such as that a role is closed. */
export const Framed = styled(Text).attrs({ $type: 'fact', $below: space.medium })`
  padding: ${space.base};
  border: 1px solid ${tone.brass};
`
