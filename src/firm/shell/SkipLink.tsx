import styled from 'styled-components'
import { ink, painted } from '../theme/tone.ts'
import { layer, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** The first stop of the keyboard: past the header, to what the page says. */
export const SkipLink = () => (
  <Link href="#main" data-screen>
    Skip to the content
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
