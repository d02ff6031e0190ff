import { keyframes } from 'styled-components'

/** A sheet that unfolds downwards. */
export const sheetAnimation = keyframes`from { clip-path: inset(0 0 100%); translate: 0 -.5rem }`
