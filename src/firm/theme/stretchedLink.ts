import { media } from './media.ts'
import { motion } from './tokens.ts'
import { tone } from './tone.ts'

/** The one link of a card, which covers it whole: the card is `position: relative`. Its line shows only under a pointer. */
export const stretchedLink = `
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.quick};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover {
      color: inherit;
      text-decoration-color: ${tone.brass};
    }
  }
`
