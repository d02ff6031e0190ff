import { readFileSync } from 'node:fs'
import { UserError } from '../../src/node/userError.ts'
import type { CorpusPage } from './corpus.ts'
import { systemTitles } from './measurements.ts'
import type { System } from './system.ts'

/**
 * Holds every page of a finished site against the corpus: each heading, sentence and item must stand there, in order.
 * @throws UserError that names the first page and the first text that is missing
 */
export function checkSameText(system: System, pages: readonly CorpusPage[]): void {
  for (const page of pages) {
    const missing = missingText(readFileSync(system.siteFile(page.slug), 'utf8'), page)
    if (missing !== undefined)
      throw new UserError(`The page ${page.slug} of ${systemTitles[system.name]} lacks the text "${missing}"`)
  }
}

/** The first text of a page that its HTML lacks, or has in another order; undefined when it has all. */
export function missingText(html: string, { title, lede, texts }: CorpusPage): string | undefined {
  // The corpus has no signs that HTML or a typographer would write otherwise.
  const text = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
  let at = 0
  return [title, lede, ...texts].find((wanted) => {
    const found = text.indexOf(wanted, at)
    at = found + wanted.length
    return found < 0
  })
}
