import styled from 'styled-components'
import { ink, painted, tone } from '../theme/tone.ts'
import { layer, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** Why a page is not on the site, over its lower corner. Development only: a build has neither page nor ribbon. */
export const DraftBanner = ({ text }: { text: string }) => <Strip>{text}</Strip>

const Strip = styled.p`
  ${ink}
  ${painted}
  ${type.label}
  position: fixed;
  z-index: ${layer.toast};
  bottom: 0;
  left: 0;
  padding: ${space.tiny} ${space.gutter};
  border-top: 3px solid ${tone.brass};
`
