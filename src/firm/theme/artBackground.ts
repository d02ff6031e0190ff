import { css } from 'styled-components'

/**
 * A part of a band of chart at the size in which it was drawn, so that its figures can be read: where sea and
 * coast meet, without the band's frame. For an image of 1440×520; the component that uses it sets the height.
 */
export const artBackground = css`
  width: 100%;
  object-fit: none;
  object-position: 82% 50%;
`
