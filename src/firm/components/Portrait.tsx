import type { ResponsiveImage } from '../../content/model/pictures.ts'
import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { colour } from '../theme/tokens.ts'
import { PortraitPlaceholder } from './PortraitPlaceholder.tsx'

interface PortraitProps {
  slug: string
  name: string
  /** The person's photograph, if there is one. */
  picture: ResponsiveImage | undefined
  /** How wide it is shown, for the browser to choose a file by. */
  sizes: string
  /** Whether it stands at the top of its page, so that it is loaded at once. */
  isFirst?: boolean
}

/** A person's photograph, framed like the placeholder; without one, the placeholder. */
export function Portrait({ slug, name, picture, sizes, isFirst }: PortraitProps) {
  if (!picture) return <PortraitPlaceholder slug={slug} name={name} />
  const { alt, src, width, height, sources } = picture
  return (
    <Frame>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? undefined : 'lazy'}
          decoding="async"
        />
      </picture>
    </Frame>
  )
}

/** Shape, colours and line are those of the placeholder. */
const Frame = styled.div`
  aspect-ratio: 4/5;
  padding: 3%;
  background: ${colour.shoal};
  img {
    aspect-ratio: 94/119;
    width: 100%;
    object-fit: cover;
    outline: 1px solid ${colour.brassOnPaper}80;
    outline-offset: 2px;
    filter: saturate(0.75);
  }
  ${media.print} {
    display: none;
  }
`
