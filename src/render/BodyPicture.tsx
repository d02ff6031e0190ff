import { resolveImageUrl } from '../content/images/imageRef.ts'
import { figureSizes } from '../content/images/rehypePictures.ts'
import { responsiveImage } from '../content/images/responsiveImage.ts'
import type { Pictures } from '../content/model/pictures.ts'

interface BodyPictureProps {
  src?: string | undefined
  alt?: string | undefined
  /** The body's file, and what is known of pictures. */
  file: string
  pictures: Pictures
}

/** A picture in a body, as it is published: its size, and every file that is made from it. */
export function BodyPicture({ src = '', alt = '', file, pictures }: BodyPictureProps) {
  const named = resolveImageUrl(src, file)
  const facts = 'path' in named ? pictures.get(named.path) : undefined
  const shown =
    named.where === 'content' && facts ? responsiveImage(facts, { alt, use: 'figure' }) : undefined
  if (!shown) return <img src={src} {...facts?.size} alt={alt} loading="lazy" decoding="async" />
  const { width, height, sources } = shown
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={figureSizes} />
      ))}
      <img src={shown.src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
