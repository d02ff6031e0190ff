import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './listFiles.ts'

/** A page of a finished site: its HTML, and the data that its script continues from. */
interface FinishedPage {
  html: string
  data?: unknown
}

/** The pages of a finished site by address: `about.html` and `about/index.html` are `/about`. */
export function readFinishedPages(folder: string): Map<string, FinishedPage> {
  const files = listFiles(folder)
  const known = new Set(files)
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
        const data = `${address === '/' ? '' : `${address.slice(1)}/`}index.json`
        const html = readFileSync(join(folder, file), 'utf8')
        return [
          address,
          known.has(data) ? { html, data: JSON.parse(readFileSync(join(folder, data), 'utf8')) } : { html },
        ] as const
      }),
  )
}
