import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { PicturedPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import { counted } from '../../src/content/text/plural.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import type { Progress } from '../cli/showProgress.ts'
import { changedPages, type ChangedPage } from './changedPages.ts'
import { pictureWidths, takePictures, type PagePictures } from './takePictures.ts'
import { withBrowser } from './withBrowser.ts'

/** A changed page with its pictures in memory. */
interface TakenPage extends ChangedPage {
  before: PagePictures
  after: PagePictures
}

/** Pages as they look on both sides. */
interface PicturedPages {
  /** Those that look different, with the names of their pictures’ files. */
  different: PicturedPage[]
  /** The addresses of those whose files differ and that look the same. */
  same: string[]
}

/**
 * Takes pictures of the pages of two finished sites that may look different, and writes those of the pages that do.
 * @param folder where they are written; it need not be there
 * @param progress told what takes long
 * @param prefix what the names of the files begin with
 */
export async function lookAtPages(
  sites: { before: string; after: string },
  folder: string,
  progress: Progress,
  prefix = '',
): Promise<PicturedPages> {
  mkdirSync(folder, { recursive: true })
  const changed = changedPages(sites.before, sites.after)
  if (changed.length === 0) return { different: [], same: [] }
  progress.begin(`Taking pictures of ${counted(changed.length, 'page')}, before and after …`)
  const pages = await withBrowser((browser) => picturesOf(browser, changed, sites, progress))
  const different: PicturedPage[] = []
  for (const page of pages.filter(looksDifferent)) different.push(await writePictures(page, folder, prefix))
  return { different, same: pages.filter((page) => !looksDifferent(page)).map(({ path }) => path) }
}

async function picturesOf(
  browser: Browser,
  changed: readonly ChangedPage[],
  sites: { before: string; after: string },
  progress: Progress,
): Promise<TakenPage[]> {
  const paths = {
    before: changed.filter(({ status }) => status !== 'added').map(({ path }) => path),
    after: changed.filter(({ status }) => status !== 'removed').map(({ path }) => path),
  }
  const all = (paths.before.length + paths.after.length) * pictureWidths.length
  let taken = 0
  const onPicture = () => progress.count((taken += 1), all)
  const before = await takePictures(browser, sites.before, paths.before, onPicture)
  const after = await takePictures(browser, sites.after, paths.after, onPicture)
  const none: PagePictures = new Map()
  return changed.map((page) => ({
    ...page,
    before: before.get(page.path) ?? none,
    after: after.get(page.path) ?? none,
  }))
}

const looksDifferent = ({ before, after }: TakenPage): boolean =>
  pictureWidths.some((width) => {
    const [one, other] = [before.get(width), after.get(width)]
    return !one || !other || !one.equals(other)
  })

/** Writes a page's pictures; the longest pages are taller than WebP and AVIF allow. */
async function writePictures(
  { before, after, path, status }: TakenPage,
  folder: string,
  prefix: string,
): Promise<PicturedPage> {
  const { default: sharp } = await import('sharp')
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const write = async (side: string, width: number, taken: Buffer | undefined) => {
    if (!taken) return {}
    const file = `${prefix}${name}-${width}-${side}.jpg`
    writeFileAtomic(join(folder, file), await sharp(taken).jpeg({ quality: 80, mozjpeg: true }).toBuffer())
    return { [side]: file }
  }
  const pictures = []
  for (const width of pictureWidths)
    pictures.push({
      width,
      ...(await write('before', width, before.get(width))),
      ...(await write('after', width, after.get(width))),
    })
  return { path, status, pictures }
}
