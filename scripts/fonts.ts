/**
 * Subsets the site's three font files from the npm packages `source-serif` and `source-sans`, and measures
 * how system fonts must be adjusted to take the same space until they load.
 *
 *     npm run fonts
 *
 * The same packages give the same bytes. `FONT_PACKAGES=/some/folder` looks for the two packages there
 * instead.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFileAtomic } from '../src/node/writeFileAtomic.ts'
import { subsets } from './fonts/subsets.ts'
import { subsetFont } from './fonts/subsetFont.ts'
import { measure } from './fonts/measure.ts'

const budget = 88_000
const target = resolve(fileURLToPath(import.meta.url), '../../src/firm/theme/fonts')

/** Both licences are the same text under two notices. */
const joinLicences = (serif: string, sans: string): string => {
  const [serifNotice = '', ...serifText] = serif.trim().split('\n')
  const [sansNotice = ''] = sans.trim().split('\n')
  return [
    'serif.woff2 and serif-italic.woff2 are cut from Source Serif 4, sans.woff2 from Source Sans 3,',
    'both by Adobe. They hold fewer characters, features and weights than the originals, and other names.',
    '',
    'Source Serif 4:',
    serifNotice,
    '',
    'Source Sans 3:',
    sansNotice,
    ...serifText,
    '',
  ].join('\n')
}

const main = async (): Promise<void> => {
  const packages = process.env.FONT_PACKAGES
  const require = createRequire(
    packages === undefined ? import.meta.url : join(resolve(packages), 'index.js'),
  )
  const pathOf = (file: string): string => {
    try {
      return require.resolve(file)
    } catch {
      const [name] = file.split('/')
      throw new Error(`The package ${name} is missing: install it with "npm install --save-dev ${name}".`)
    }
  }
  const sources = new Map<string, Buffer>()
  for (const { file, source } of subsets) sources.set(file, await readFile(pathOf(source)))
  const licences = ['source-serif/LICENSE.md', 'source-sans/LICENSE.md'].map((file) =>
    readFile(pathOf(file), 'utf8'),
  )
  const [serifLicence = '', sansLicence = ''] = await Promise.all(licences)

  const files = new Map<string, Buffer>()
  for (const cut of subsets) {
    const source = sources.get(cut.file)
    if (source) files.set(`${cut.file}.woff2`, await subsetFont(source, cut))
  }
  const total = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  if (total > budget) throw new Error(`The fonts weigh ${total} bytes, over the budget of ${budget}.`)
  const metrics = await measure(sources)

  await mkdir(target, { recursive: true })
  for (const [file, font] of files) writeFileAtomic(join(target, file), font)
  writeFileAtomic(join(target, 'metrics.json'), metrics)
  writeFileAtomic(join(target, 'OFL.txt'), joinLicences(serifLicence, sansLicence))

  const row = (name: string, bytes: number): string => `${name.padEnd(20)}${String(bytes).padStart(7)}`
  console.log([...files].map(([file, font]) => row(file, font.length)).join('\n'))
  console.log(row(`total, of ${budget}`, total))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
