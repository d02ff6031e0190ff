import { availableParallelism } from 'node:os'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../content/model.ts'
import { pictureAddress } from '../content/publish/addresses.ts'
import { shellFacts } from '../firm/shell/shellFacts.ts'
import type { PagePayload } from '../firm/pages/kinds.ts'
import { drawShareCard, shareCard } from '../firm/files/shareCard.ts'
import { convertedPicture } from '../node/pictures.ts'
import { sharePicture, textOutliner } from '../node/svgPictures.ts'
import { contentTypeOf } from './hosting/contentTypes.ts'

/** Finds converted pictures. @returns a picture by its address; undefined for other addresses */
export function pictureFinder(site: Site, content: string) {
  const jobs = site.pictures.wanted.flatMap((job) =>
    job.variants.map((variant) => [variant.address, [job, variant]] as const),
  )
  const jobAt = new Map(jobs)
  return async (address: string): Promise<Buffer | undefined> => {
    const found = jobAt.get(address)
    return found && convertedPicture(content, ...found)
  }
}

/**
 * Draws the pictures that pages share.
 * @param root the project's folder
 * @param content the content folder, absolute
 * @returns a page's PNG; undefined for pages that share the site's own picture
 */
export async function sharePictures(site: Site, root: string, content: string) {
  const { firm, labels } = shellFacts(site)
  const outline = await textOutliner(root)
  const photographAt = pictureFinder(site, content)
  const publicFile = (address: string) => readFileSync(join(root, 'public', address))
  return async (payload: PagePayload): Promise<Buffer | undefined> => {
    const card = shareCard(payload, labels)
    if (!card) return undefined
    const photograph = await photographAt(card.art)
    const bytes = photograph ?? publicFile(card.art)
    const art = `data:${contentTypeOf(card.art)};base64,${bytes.toString('base64')}`
    const svg = drawShareCard({ card, firm: firm.name, art, outline })
    return svg === undefined ? publicFile('og.png') : sharePicture(svg, photograph ? 256 : 16)
  }
}

/** Writes pictures of pages while others are rendered: as many at a time as there are cores. @param out the site's folder */
export function writeSharePictures(
  pictureOf: (payload: PagePayload) => Promise<Buffer | undefined>,
  out: string,
) {
  const write = async (payload: PagePayload) => {
    const picture = await pictureOf(payload)
    if (picture === undefined) return
    const target = join(out, pictureAddress(payload.path))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, picture)
  }
  const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve())
  let next = 0
  return {
    add: (payload: PagePayload): void => {
      const lane = next++ % lanes.length
      lanes[lane] = (lanes[lane] ?? Promise.resolve()).then(() => write(payload))
      // `written` has its error.
      lanes[lane]?.catch(() => {})
    },
    /** When all that were added are written. */
    written: () => Promise.all(lanes),
  }
}
