import styled from 'styled-components'
import { families } from '../theme/fontFaces.ts'
import { media } from '../theme/media.ts'
import { colour } from '../theme/tokens.ts'
import { initials } from './initials.ts'

/**
 * A person without a photograph: the initials over that person's own contour lines.
 * It says nothing that the name beside it doesn't, so it is hidden from readers aloud.
 */
export function PortraitPlaceholder({ slug, name }: { slug: string; name: string }) {
  return (
    <Frame aria-hidden="true">
      <img src={`/art/plate/${slug}.svg`} alt="" width="400" height="500" loading="lazy" />
      <span>{initials(name)}</span>
    </Frame>
  )
}

/** The initials are a share of the plate's width, so that a plate looks the same at every size. */
const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  img {
    width: 100%;
  }
  span {
    position: absolute;
    inset: auto 0 9cqi;
    font: 400 34cqi/1 ${families.display};
    letter-spacing: 0.02em;
    text-align: center;
    color: ${colour.ink};
  }
  ${media.print} {
    display: none;
  }
`
