import styled from 'styled-components'
import type { Action } from '../fields/blocks.ts'
import { space } from '../theme/tokens.ts'
import { ButtonLink } from './Button.tsx'

/** The button at a role. Read out of context, its name says which role it is for. */
export const ApplyLink = ({ action, title }: { action: Action; title: string }) => (
  <Apply href={action.link} aria-label={`${action.text}: ${title}`}>
    {action.text}
  </Apply>
)

const Apply = styled(ButtonLink)`
  justify-self: start;
  margin-top: ${space.medium};
`
