import { z } from 'zod'
import type { DayWords } from '../text/formatDate.ts'
import { patternParts, type Pattern } from '../text/pattern.ts'
import { listInWords } from '../text/listInWords.ts'
import { shortText } from './fields.ts'

/**
 * Words that visitors read beside what is written for one page: names of buttons, hidden words for screen readers, how a
 * day is written. A site keeps them in its content; what the engine itself says to visitors, it asks the site for.
 */

/** The names of the gaps of each pattern. */
export const patternGaps = z.registry<{ gaps: readonly string[] }>()

/** A label: a few words that stand as they are. */
export const label = (sentence: string) => shortText(200, sentence)

/**
 * A label with gaps, each of which stands in it once.
 * @param gaps the names of its gaps
 * @param sentence explains it to an editor
 */
export const pattern = <const Gap extends string>(gaps: readonly Gap[], sentence: string) =>
  label(`${sentence} Keep ${listInWords(gaps.map(inBraces))} in it.`)
    .check(({ value, issues }) => {
      const fault = wrongGaps(value, gaps)
      if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault })
    })
    .register(patternGaps, { gaps })
    .brand<Gap>()

/** What is wrong with the gaps of a text, in a sentence. */
function wrongGaps(text: string, gaps: readonly string[]): string | undefined {
  const typed = patternParts(text).flatMap((part) => ('gap' in part ? part.gap : []))
  const unknown = typed.find((name) => !gaps.includes(name))
  if (unknown !== undefined)
    return `Nothing is filled in for ${inBraces(unknown)}: what may stand in braces here is ${listInWords(gaps.map(inBraces))}.`
  const missing = gaps.find((name) => !typed.includes(name))
  if (missing !== undefined)
    return `${inBraces(missing)} is missing: the site fills it in, so it must stand once in these words.`
  const doubled = gaps.find((name) => typed.indexOf(name) !== typed.lastIndexOf(name))
  return doubled === undefined
    ? undefined
    : `${inBraces(doubled)} stands twice in these words, and must stand once.`
}

const inBraces = (name: string): string => `{${name}}`

/** In which words the changes of a page are told; `words` are those that changed. */
export interface ChangeWords {
  /** For screen readers, which show no strokes and lines. */
  readonly deleted: Pattern<'words'>
  readonly inserted: Pattern<'words'>
  /** The same of a sentence that only moved. */
  readonly movedAway: Pattern<'words'>
  readonly movedHere: Pattern<'words'>
}

/** What the engine itself says to visitors, in a site's words. */
export interface EngineLabels {
  readonly dates: DayWords & {
    /** How one such day follows another. */
    readonly next: Pattern<'days' | 'next'>
  }
  readonly titles: {
    /** What the browser's tab says. */
    readonly tab: Pattern<'page' | 'site'>
    /** What a kept version of a page is called. */
    readonly version: Pattern<'page' | 'day'>
  }
  /** What screen readers read at footnotes: their heading, and the link from one of them back to the text. */
  readonly footnotes: {
    readonly title: string
    readonly back: Pattern<'number'>
  }
  /** What is said of a person's portrait to those who cannot see it, when its file does not say it. */
  readonly pictures: {
    readonly portrait: Pattern<'name'>
  }
  /** The marks of changes in the history of a page. */
  readonly changes: ChangeWords
  /** The page at an old address. */
  readonly moved: {
    readonly title: string
    readonly text: Pattern<'page'>
  }
}
