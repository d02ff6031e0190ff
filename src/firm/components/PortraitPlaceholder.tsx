import styled from 'styled-components'
import { plate } from '../art.ts'
import { families } from '../theme/fontFaces.ts'
import { media } from '../theme/media.ts'
import { colour } from '../theme/tokens.ts'

/**
 * A person without a photograph: the initials over that person's own contour lines.
 * It says nothing that the name beside it doesn't, so it is hidden from screen readers.
 */
export function PortraitPlaceholder({ slug, name }: { slug: string; name: string }) {
  return (
    <Frame aria-hidden="true">
      <img src={plate(slug)} alt="" width="400" height="500" loading="lazy" />
      <span>{initials(name)}</span>
    </Frame>
  )
}

/** The initials of a person's first and last name: `Ellen Pruitt-Nakamura` → `EP`. */
function initials(name: string): string {
  const words = name.split(' ')
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '']
  return first.slice(0, 1) + last.slice(0, 1)
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
