import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { picturesPage, type PicturedPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { findRevision } from '../../src/node/findRevision.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { ensureChrome } from '../findChrome.mjs'
import { buildRevision, buildSite } from '../pictures/buildRevision.ts'
import { changedPages, type ChangedPage } from '../pictures/changedPages.ts'
import { pictureWidths, takePictures, type PagePictures } from '../pictures/takePictures.ts'
import { contentFolders, nameFrom, print } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, word } from '../cli/syntax.ts'

/** Every page that looks different from how it did, before and after. */
export const pictures = defineCommand({
  name: 'pictures',
  summary: 'builds the site as it is and as it was, and takes pictures of every page that looks different.',
  examples: { '-- main': 'the files on the disk beside the branch main, into the folder pictures' },
  positionals: { base: word('Name what to compare with: npm run pictures -- main') },
  tooMany: ([, word]) => `One revision is compared with at a time. Leave "${word}" out.`,
  flags: { out: text({ '-- main --out DIR': 'the same, into another folder' }) },
  notes: `The pictures show whole pages, 390 and 1440 pixels wide, before and after; pictures.html shows them side by side.
Any branch, tag or number of a commit can stand in the place of main. The two hyphens that stand alone are needed:
they hand what follows to the command. A browser is installed when none is found.
BUILD_DATE=2026-01-31 sets the day that counts as today, for both sites.
The exit status is 0 when the pictures are there, 2 when they could not be taken.`,
  run: async ({ base, out = 'pictures' }, context) => {
    const { cwd, env: variables, stdout } = context
    const { content } = contentFolders(context)
    if (relative(cwd, content).startsWith('..'))
      throw new UserError(
        `The content folder ${content} stands outside of this project, so no revision has it. Leave CONTENT_DIR out.`,
      )
    const env = { ...variables, BUILD_DATE: buildDay(variables) }
    const work = mkdtempSync(join(tmpdir(), 'pictures-'))
    try {
      const { commit } = findRevision(cwd, base)
      print(stdout, `Building the site of ${base} …`)
      const before = buildRevision(commit, { root: cwd, content, env, work, name: base })
      print(stdout, 'Building the site of these files …')
      const after = join(work, 'after')
      buildSite(cwd, { ...env, OUT_DIR: after }, 'these files')
      const changed = changedPages(before, after)
      const pages = await picturesOf(changed, { before, after })
      const different = pages.filter(looksDifferent)
      const same = pages.filter((page) => !looksDifferent(page)).map(({ path }) => path)
      const folder = resolve(cwd, out)
      mkdirSync(folder, { recursive: true })
      const written: PicturedPage[] = []
      for (const page of different) written.push(await writePictures(page, folder))
      writeFileAtomic(join(folder, 'pictures.html'), picturesPage(written, { from: base, same }))
      const file = nameFrom(cwd, join(folder, 'pictures.html'))
      for (const { path, status } of different) print(stdout, `${status.padEnd(7)}  ${path}`)
      print(
        stdout,
        different.length === 0
          ? `No page looks different. ${file} says so.`
          : `\nBefore and after side by side: ${file}`,
      )
      return 0
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  },
})

/** A changed page with its pictures in memory. */
interface TakenPage extends ChangedPage {
  before: PagePictures
  after: PagePictures
}

async function picturesOf(
  changed: readonly ChangedPage[],
  sites: { before: string; after: string },
): Promise<TakenPage[]> {
  if (changed.length === 0) return []
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath: ensureChrome(),
    // Nothing moves: not in pages, and not in the drawings either, which only the system's own setting reaches.
    args: ['--force-prefers-reduced-motion'],
  })
  try {
    const of = (side: 'before' | 'after', missing: ChangedPage['status']) =>
      takePictures(
        browser,
        sites[side],
        changed.filter(({ status }) => status !== missing).map(({ path }) => path),
      )
    const [before, after] = [await of('before', 'added'), await of('after', 'removed')]
    const none: PagePictures = new Map()
    return changed.map((page) => ({
      ...page,
      before: before.get(page.path) ?? none,
      after: after.get(page.path) ?? none,
    }))
  } finally {
    await browser.close()
  }
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
): Promise<PicturedPage> {
  const { default: sharp } = await import('sharp')
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const write = async (side: string, width: number, taken: Buffer | undefined) => {
    if (!taken) return {}
    const file = `${name}-${width}-${side}.jpg`
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
