import type { SitePictures, ImageJob, ResponsiveImage, Pictures } from '../model/pictures.ts'
import type { Entry } from '../model/entry.ts'
import { compareText } from '../model/diagnostic.ts'
import { resolveImagePath, resolveImageUrl } from './imageRef.ts'
import type { PictureUse } from './pictureSettings.ts'
import { imageVariants } from './imageVariants.ts'
import { responsiveImage } from './responsiveImage.ts'

/**
 * The pictures that some entries show. Files without facts are left out.
 * @param further what else is published: kept versions of legal pages, texts of coming days
 */
export function sitePictures(
  entries: readonly Entry[],
  pictures: Pictures,
  further: readonly Entry[] = [],
): SitePictures {
  const uses = new Map<string, Set<PictureUse>>()
  const note = (path: string, use: PictureUse) => uses.set(path, (uses.get(path) ?? new Set()).add(use))
  const portraits = new Map<string, ResponsiveImage>()
  for (const { file, slug, data } of entries) {
    const named = data.portrait === undefined ? undefined : resolveImagePath(data.portrait, file)
    if (named?.where !== 'content') continue
    const { path } = named
    const facts = pictures.get(path)
    if (facts === undefined) continue
    const shown = responsiveImage(facts, {
      alt: data.portraitAlt ?? `Portrait of ${data.name ?? ''}`,
      use: 'portrait',
    })
    if (shown) portraits.set(slug, shown)
    note(path, 'portrait')
  }
  for (const { file, prose } of [...entries, ...further]) {
    for (const { src } of prose.images) {
      const named = resolveImageUrl(src, file)
      if (named.where === 'content') note(named.path, 'figure')
    }
  }
  const wanted = [...uses].flatMap(([path, ways]): ImageJob[] => {
    const facts = pictures.get(path)
    const variants = facts ? [...ways].flatMap((use) => imageVariants(facts, use)) : []
    return facts && variants.length > 0 ? [{ path, digest: facts.digest, variants }] : []
  })
  return { wanted: wanted.sort((a, b) => compareText(a.path, b.path)), portraits, facts: pictures }
}
