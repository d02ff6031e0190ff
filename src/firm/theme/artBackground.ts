import { css } from 'styled-components'

/**
 * A window onto a band of chart, in the size in which it was drawn, so that its figures can be read: the stretch where
 * sea and coast meet, without the band's frame. For an image of 1440×520; its height is the user's to set.
 */
export const artBackground = css`
  width: 100%;
  object-fit: none;
  object-position: 82% 50%;
`
