import styled from 'styled-components'
import type { ResponsiveImage } from '../../content/model.ts'
import { screenOnly, space, tone } from '../theme/theme.ts'

interface PortraitProps {
  of: { portrait: ResponsiveImage | undefined; plate: string }
  sizes: string
  /** Whether it's at the top of its page, so that it isn't lazy. */
  isFirst?: boolean
}

/** A person's photograph or, without one, the drawing of their biography, which screen readers skip. */
export function Portrait({ of: { portrait, plate }, sizes, isFirst }: PortraitProps) {
  const loading = isFirst ? undefined : 'lazy'
  if (!portrait) return <Plate src={plate} alt="" width="264" height="330" loading={loading} />
  const { sources, alt, ...image } = portrait
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Photograph {...image} alt={alt} loading={loading} decoding="async" />
    </picture>
  )
}

/** The picture of a `Portrait`, be it a drawing or a photograph. */
export const Plate = styled.img`
  width: 100%;
  aspect-ratio: 4/5;
  object-fit: cover;
  outline: 1px solid ${tone.line};
  outline-offset: -1px;
  ${screenOnly}
`

const Photograph = styled(Plate)`
  object-position: 50% 20%;
  filter: saturate(0.75);
`

/** In windows that match `narrow`, the portrait is next to the text. What follows both needs `clear: left`. */
export const besidePortrait = (narrow: string) => `
  ${narrow} {
    display: block;
    ${Plate} {
      float: left;
      width: 27%;
      margin: 0 ${space.medium} ${space.base} 0;
    }
  }
`
