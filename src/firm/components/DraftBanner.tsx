import styled from 'styled-components'
import { layer, space, surface, tone, type } from '../theme/theme.ts'

/** Says in a page's corner why it is not on the site. In development only: a build leaves such pages out. */
export const DraftBanner = ({ text }: { text: string }) => <Strip>{text}</Strip>

const Strip = styled.p`
  ${surface.ink}
  ${type.label}
  position: fixed;
  z-index: ${layer.toast};
  bottom: 0;
  left: 0;
  padding: ${space.tiny} ${space.gutter};
  border-top: 3px solid ${tone.brass};
`
