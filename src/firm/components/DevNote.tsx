import styled from 'styled-components'
import { layer, space, surface, tone, type } from '../theme/theme.ts'

/** In development: why a page isn't on the site, and its file, which opens in the editor. */
export const DevNote = ({ text, file }: { text: string | undefined; file: string | undefined }) => (
  <Strip>
    {text && `${text}. `}
    {/* The target keeps the router from following the link. */}
    {file && (
      <a href={`/__open-in-editor?file=${encodeURIComponent(file)}`} target="_top">
        {file}
      </a>
    )}
  </Strip>
)

const Strip = styled.p`
  ${surface.ink}
  ${type.small}
  position: fixed;
  z-index: ${layer.toast};
  bottom: 0;
  left: 0;
  padding: 0 ${space.small};
  border-top: 3px solid ${tone.brass};
`
