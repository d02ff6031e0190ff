import styled from 'styled-components'
import { layer, media, space, surface, type } from '../theme/theme.ts'

/** In development, the page's file, which opens in the editor. The target keeps the router from following the link. */
export const SourceLink = ({ file }: { file: string }) => (
  <Corner href={`/__open-in-editor?file=${encodeURIComponent(file)}`} target="_top">
    {file}
  </Corner>
)

const Corner = styled.a`
  ${surface.ink}
  ${type.small}
  position: fixed;
  z-index: ${layer.toast};
  bottom: 0;
  right: 0;
  padding: 0 ${space.tiny};
  text-decoration: none;
  ${media.print} {
    display: none;
  }
`
