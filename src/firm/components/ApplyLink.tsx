import styled from 'styled-components'
import type { Action } from '../fields/blocks.ts'
import { space } from '../theme/tokens.ts'
import { ButtonLink } from './Button.tsx'

/**
 * The button at a role.
 * @param name what screen readers call it: read out of context, it says which role it is for
 */
export const ApplyLink = ({ action, name }: { action: Action; name: string }) => (
  <Apply href={action.link} aria-label={name}>
    {action.text}
  </Apply>
)

const Apply = styled(ButtonLink)`
  justify-self: start;
  margin-top: ${space.medium};
`
