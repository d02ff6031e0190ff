import styled, { css } from 'styled-components'

/** The style of what is read aloud and not shown. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Read aloud and not shown. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
