import { fieldWithRole, type Entry } from '../model/entry.ts'
import type { ImageJob, Pictures, ResponsiveImage, SitePictures } from '../model/pictures.ts'
import { picturePath } from './picturePath.ts'
import type { PictureUse } from './pictureSettings.ts'
import { imageVariants, responsiveImage } from './variants.ts'

/** The pictures to convert; those in `public/` are shown as they are. @param further earlier and scheduled versions of legal pages */
export function sitePictures(entries: readonly Entry[], pictures: Pictures, further: readonly Entry[]) {
  const jobs = new Map<string, ImageJob>()
  const want = (src: string, file: string, use: PictureUse) => {
    const path = picturePath(src, file) ?? '/'
    const facts = path.startsWith('/') ? undefined : pictures.get(path)
    if (facts === undefined) return undefined
    const variants = [...(jobs.get(path)?.variants ?? []), ...imageVariants(facts, use)]
    const different = new Map(variants.map((one) => [one.address, one]))
    jobs.set(path, { path, digest: facts.digest, variants: [...different.values()] })
    return facts
  }
  const portraits = new Map<string, ResponsiveImage>()
  for (const entry of entries) {
    const { file, slug, data } = entry
    const portrait = fieldWithRole(entry, 'portrait')
    const facts = portrait && want(portrait.text, file, 'portrait')
    const alt = fieldWithRole(entry, 'portraitAlt')?.text ?? `Portrait of ${data.name ?? ''}`
    const shown = facts && responsiveImage(facts, 'portrait', alt)
    if (shown) portraits.set(slug, shown)
  }
  for (const { file, prose } of [...entries, ...further])
    for (const { src } of prose.images) want(src, file, 'figure')
  return { wanted: [...jobs.values()], portraits, facts: pictures } satisfies SitePictures
}
