import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../firm/theme/fonts')

/**
 * A font's address, which changes with the font.
 * @param {string} file absolute
 */
export const fontAddress = (file) =>
  `/assets/${basename(file, '.woff2')}-${hash('sha256', readFileSync(file)).slice(0, 10)}.woff2`

/** The site's fonts by address. */
export const fontFiles = () =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => [fontAddress(join(folder, name)), join(folder, name)]),
  )
