import { versionsFolder } from '../versions/keptVersions.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import type { FileDeeds } from './plan.ts'
import { showable } from '../report/quoteLine.ts'

/** Words to look for, in the order of their weight. */
export interface Wanted {
  pattern: RegExp
  /** Longer names that hold the same words and mean something else: the street, another person. */
  within?: RegExp | undefined
  /** What is told of a line that has them: `names Mina Choe`. */
  words: string
}

/** A name as a whole, with curly or straight apostrophes, however its words are separated. */
const nameIn = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/['’]/g, "['’]"))
      .join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'u',
  )

/**
 * A name to look for.
 * @param others what else has a name on the site; where one of them holds the name, it is not meant
 */
export function named(name: string, others: readonly string[]): Wanted {
  const pattern = nameIn(name)
  const longer = others.filter((other) => other !== name && pattern.test(other))
  return {
    pattern,
    within:
      longer.length === 0
        ? undefined
        : new RegExp(longer.map((other) => nameIn(other).source).join('|'), 'gu'),
    words: `names ${name}`,
  }
}

/**
 * Every line of the files that holds wanted words. Remarks are left out, and so are kept versions of legal pages, which
 * nobody edits. Each line is told once.
 */
export function mentions(files: readonly SourceFile[], wanted: readonly Wanted[]): FileDeeds[] {
  return files.flatMap((file) => {
    if (file.path.startsWith(versionsFolder)) return []
    const typed = plainText(file.text).split('\n')
    const fieldsEnd = typed.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
    const lines = typed.flatMap((line, index) => {
      if (index < fieldsEnd && line.trimStart().startsWith('#')) return []
      const found = wanted.find(({ pattern, within }) =>
        pattern.test(within ? line.replace(within, ' ') : line),
      )
      return found ? [{ line: index + 1, words: `${found.words}: ${quoted(line)}` }] : []
    })
    return lines.length === 0 ? [] : [{ file: file.path, lines }]
  })
}

const longest = 140

function quoted(line: string): string {
  const text = showable(line.trim())
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A number as a sentence has it: ten. */
export const inWords = (count: number): string => numbers[count] ?? String(count)

/** Sentences that count: `ten partners`, `10 partners`. */
export const countIn = (count: number, things: readonly string[]): Wanted => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${inWords(count)}|${count})\s+(?:\p{L}+\s+)?(?:${things.join('|')})(?![\p{L}\p{N}])`,
    'iu',
  ),
  words: `counts ${inWords(count)}`,
})
