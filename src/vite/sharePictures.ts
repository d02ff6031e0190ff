import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../content/model/site.ts'
import { pictureAddress } from '../content/publish/addresses.ts'
import { drawShareCard } from '../firm/drawShareCard.ts'
import { shellFacts } from '../firm/makePayload.ts'
import type { PagePayload } from '../firm/pages.ts'
import { shareCard } from '../firm/shareCard.ts'
import { pictureFile } from '../node/pictures.ts'
import { sharePicture, textOutliner } from '../node/sharePictures.ts'

/**
 * Draws the pictures that pages share.
 * @param root the project's folder
 * @param content the content folder, absolute
 * @returns the PNG file's absolute path; undefined for pages that share the site's own picture
 */
export async function sharePictures(
  site: Site,
  { root, content }: { root: string; content: string },
): Promise<(payload: PagePayload) => Promise<string | undefined>> {
  const { firm, labels } = shellFacts(site)
  const outline = await textOutliner(root)
  const siteFile = (address: string) => join(root, 'public', address)
  const photographs = new Map(
    site.pictures.wanted.flatMap((job) =>
      job.variants.map((variant) => [variant.address, { job, variant }] as const),
    ),
  )
  /** A drawing as text, a photograph as a URL. */
  const read = async (address: string) => {
    const photograph = photographs.get(address)
    if (!photograph) return readFileSync(siteFile(address), 'utf8')
    const file = await pictureFile(content, photograph.job, photograph.variant)
    return `data:image/${photograph.variant.kind};base64,${readFileSync(file, 'base64')}`
  }
  return async (payload) => {
    const card = shareCard(payload, labels)
    if (!card) return undefined
    const svg = drawShareCard({ card, firm: firm.name, art: await read(card.art), outline })
    if (svg === undefined) return siteFile('og.png')
    return sharePicture(svg, card.layout === 'chart' ? 16 : 256)
  }
}

/** Writes the pictures of all pages. @param out the site's folder */
export async function writeSharePictures(
  pages: readonly PagePayload[],
  picture: (payload: PagePayload) => Promise<string | undefined>,
  out: string,
): Promise<void> {
  const write = async (payload: PagePayload) => {
    const file = await picture(payload)
    if (file === undefined) return
    const target = join(out, pictureAddress(payload.path))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
  // A few at a time, which keeps all cores busy.
  for (let first = 0; first < pages.length; first += 8)
    await Promise.all(pages.slice(first, first + 8).map(write))
}
