import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the two mistakes that content/README.md shows: a misspelt field, and a list of two where three belong. */
export function makeDemoErrors(content: string): void {
  const file = join(content, 'practice-areas/tax-law.mdx')
  const text = readFileSync(file, 'utf8')
  const broken = text
    .replace('\norder:', '\nordr:')
    .replace(/(\npoints:\n(?:.+\n)*?)( {2}- .+\n)( {2}- .+\n)( {2}- .+\n)/, '$1$2$3')
  if (broken.split('\n').length !== text.split('\n').length - 1 || !broken.includes('\nordr:'))
    throw new Error(
      `${file} is written in another way than the pictures need. Change scripts/screenshots/makeDemoErrors.ts.`,
    )
  writeFileSync(file, broken)
}
