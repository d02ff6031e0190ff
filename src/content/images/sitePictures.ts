import { compareText } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import type { ImageVariant, Pictures, ResponsiveImage, SitePictures } from '../model/pictures.ts'
import { resolveImagePath, resolveImageUrl, type ImageRef } from './imageRef.ts'
import type { PictureUse } from './pictureSettings.ts'
import { imageVariants, responsiveImage } from './variants.ts'

/**
 * The pictures that some entries show. Files without facts are left out.
 * @param further what else is published: kept versions of legal pages, texts of coming days
 */
export function sitePictures(
  entries: readonly Entry[],
  pictures: Pictures,
  further: readonly Entry[] = [],
): SitePictures {
  const variants = new Map<string, ImageVariant[]>()
  const want = (picture: ImageRef, use: PictureUse) => {
    const facts = picture.where === 'content' ? pictures.get(picture.path) : undefined
    if (facts === undefined || picture.where !== 'content') return undefined
    const made = new Map((variants.get(picture.path) ?? []).map((variant) => [variant.address, variant]))
    for (const variant of imageVariants(facts, use)) made.set(variant.address, variant)
    if (made.size > 0) variants.set(picture.path, [...made.values()])
    return facts
  }
  const portraits = new Map<string, ResponsiveImage>()
  for (const { file, slug, data } of entries) {
    if (data.portrait === undefined) continue
    const facts = want(resolveImagePath(data.portrait, file), 'portrait')
    const alt = data.portraitAlt ?? `Portrait of ${data.name ?? ''}`
    const shown = facts && responsiveImage(facts, { alt, use: 'portrait' })
    if (shown) portraits.set(slug, shown)
  }
  for (const { file, prose } of [...entries, ...further])
    for (const { src } of prose.images) want(resolveImageUrl(src, file), 'figure')
  const wanted = [...variants].map(([path, made]) => ({
    path,
    digest: pictures.get(path)?.digest ?? '',
    variants: made,
  }))
  return { wanted: wanted.sort((a, b) => compareText(a.path, b.path)), portraits, facts: pictures }
}
