import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChrome } from './findChrome.mjs'
import { overlayPicture } from './screenshots/overlayPicture.ts'
import { captureSite } from './screenshots/captureSite.ts'
import { terminalPicture } from './screenshots/terminalPicture.ts'

/**
 * `npm run screenshots`: makes the pictures of `.github/pictures` anew, which README.md and content/README.md show: the
 * finished site, the check of a file with two mistakes in a terminal, and the same mistakes over the page in the browser.
 */
const root = join(import.meta.dirname, '..')
const pictures = join(root, '.github/pictures')
const work = realpathSync(mkdtempSync(join(tmpdir(), 'west-atlantic-screenshots-')))
const browser = await chromium.launch({
  executablePath: findChrome(),
  // Drawings stand still from the beginning, instead of being caught while they draw themselves.
  args: ['--force-prefers-reduced-motion'],
})
try {
  const dist = join(work, 'dist')
  const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: dist },
  })
  if (build.status !== 0) throw new Error('The site could not be built; what is wrong stands above.')
  cpSync(join(root, 'content'), join(work, 'content'), { recursive: true })
  symlinkSync(join(root, 'public'), join(work, 'public'), 'junction')
  const made = [
    ...(await captureSite(browser, dist)),
    await overlayPicture(browser, { root, folder: work, makeErrors: makeDemoErrors }),
    // From here on, the folder has the two mistakes.
    await terminalPicture(browser, { root, folder: work }),
  ]
  for (const { file, bytes } of made) {
    writeFileSync(join(pictures, file), bytes)
    console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

/** Makes the two mistakes that content/README.md shows: a misspelt field, and a list of two where three belong. */
function makeDemoErrors(content: string): void {
  const file = join(content, 'practice-areas/tax-law.mdx')
  const text = readFileSync(file, 'utf8')
  const broken = text
    .replace('\norder:', '\nordr:')
    .replace(/(\npoints:\n(?:.+\n)*?)( {2}- .+\n)( {2}- .+\n)( {2}- .+\n)/, '$1$2$3')
  if (broken.split('\n').length !== text.split('\n').length - 1 || !broken.includes('\nordr:'))
    throw new Error(
      `${file} is written in another way than the pictures need. Change scripts/screenshots.ts.`,
    )
  writeFileSync(file, broken)
}
