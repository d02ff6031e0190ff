import escapeStringRegexp from 'escape-string-regexp'
import type { Registry } from '../model/registry.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import type { FileSummary } from './plan.ts'
import { escapeControl } from '../report/printReport.ts'
import { truncate } from '../text/truncate.ts'

/** Words to look for, in the order of their weight. */
export interface SearchTerm {
  pattern: RegExp
  /** Longer names that hold the same words and mean something else: the street, another person. */
  excludeInside?: RegExp | undefined
  /** What the summary says of a line with them: `names Mina Choe`. */
  words: string
}

/** A name as a whole, with curly or straight apostrophes, however its words are separated. */
const nameIn = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name
      .trim()
      .split(/\s+/)
      .map((word) => escapeStringRegexp(word).replace(/['’]/g, "['’]"))
      .join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'u',
  )

/**
 * A name to look for.
 * @param others what else has a name on the site; where one of them holds the name, it is not meant
 */
export function nameTerm(name: string, others: readonly string[]): SearchTerm {
  const pattern = nameIn(name)
  const longer = others.filter((other) => other !== name && pattern.test(other))
  return {
    pattern,
    excludeInside:
      longer.length === 0
        ? undefined
        : new RegExp(longer.map((other) => nameIn(other).source).join('|'), 'gu'),
    words: `names ${name}`,
  }
}

/**
 * Every line of the files that holds wanted words. Remarks are left out, and so are kept versions of legal pages, which
 * nobody edits. Each line is reported once.
 */
export function findMentions(
  registry: Registry,
  files: readonly SourceFile[],
  wanted: readonly SearchTerm[],
): FileSummary[] {
  return files.flatMap((file) => {
    if (isAmongVersions(registry, file.path)) return []
    const typed = plainText(file.text).split('\n')
    const fieldsEnd = typed.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
    const lines = typed.flatMap((line, index) => {
      if (index < fieldsEnd && line.trimStart().startsWith('#')) return []
      const found = wanted.find(({ pattern, excludeInside }) =>
        pattern.test(excludeInside ? line.replace(excludeInside, ' ') : line),
      )
      return found ? [{ line: index + 1, words: `${found.words}: ${quoted(line)}` }] : []
    })
    return lines.length === 0 ? [] : [{ file: file.path, lines }]
  })
}

const longest = 140

const quoted = (line: string): string => truncate(escapeControl(line.trim()), longest)
