import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { motion, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** How a button looks; `ButtonLink` wears it, and so does the button of the form. */
export const buttonStyle = `${type.small}
font-weight:600;letter-spacing:.02em;line-height:1.25;
display:inline-flex;align-items:center;justify-content:center;text-align:center;
min-height:3.25rem;padding:${space.small} min(${space.large},11.25vw);overflow-wrap:anywhere;
border:1px solid ${tone.text};background:${tone.text};color:${tone.ground};
text-decoration:none;cursor:pointer;
transition:background-color ${motion.quick},color ${motion.quick},border-color ${motion.quick};
${media.hover}{&:hover{background:${tone.brass};border-color:${tone.brass};color:${tone.ground}}}
${media.print}{display:none}`

/** A link as a button. On paper it is ink, on ink it is paper. */
export const ButtonLink = styled.a`
  ${buttonStyle}
`

/** The button at a role. Its `aria-label` says which one, since screen readers list buttons out of context. */
export const ApplyLink = styled(ButtonLink)`
  justify-self: start;
  margin-top: ${space.medium};
`
