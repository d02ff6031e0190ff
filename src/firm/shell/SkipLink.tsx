import styled from 'styled-components'
import { ink, painted } from '../theme/tone.ts'
import { layer, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** The first element that the keyboard reaches: a link past the header to the page's content. */
export const SkipLink = ({ label }: { label: string }) => (
  <Link href="#main" data-screen>
    {label}
  </Link>
)

const Link = styled.a`
  ${ink}
  ${painted}
  ${type.small}
  position: fixed;
  z-index: ${layer.skip};
  inset: ${space.tiny} auto auto ${space.tiny};
  padding: ${space.small} ${space.medium};
  &:not(:focus) {
    translate: 0 -300%;
  }
`
