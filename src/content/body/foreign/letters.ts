import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { LintFinding, MaskedBlock } from '../markdownLint/maskedBlock.ts'

/** `10^6^`, `1^st^` */
const raised = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^(?![\p{L}\p{N}^])/gu

/** Raised letters as Pandoc has them. */
export function raisedLetters({ text, typed }: MaskedBlock): LintFinding[] {
  if (!text.includes('^')) return []
  return [...text.matchAll(raised)].map(({ 1: inner = '', index, 0: { length } }) => {
    const [word = ''] = /[\p{L}\p{N})]*$/u.exec(typed.slice(Math.max(0, index - 40), index)) ?? []
    const shown = `${word}${typed.slice(index, index + length)}`
    return {
      index: index - word.length,
      message: `Visitors see "${shown}" as it is typed: ^ does not raise anything here.`,
      fix: `Write ${word}${/\d/.test(word) && /\p{L}/u.test(inner) ? inner : inSigns(inner, high)}`,
    }
  })
}

const high = new Map([...'0123456789+-'].map((sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'[index] ?? sign]))
const low = new Map([...'0123456789+-'].map((sign, index) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋'[index] ?? sign]))

const inSigns = (text: string, signs: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => signs.get(sign) ?? sign).join('')

/** The longest such passage, with its two ~ signs, in characters. */
const longestLetters = 10

/** A character of a word. A ~ counts as one, so that the whole of `H~2~O` is found. */
const wordSign = /[\p{L}\p{N}~]/u

/**
 * Lowered letters as Pandoc has them, `H~2~O`: one ~ on each side crosses words out, as on GitHub, so visitors see a 2
 * that is struck out. Words between spaces may be crossed out in that way; within a word it is never meant.
 */
export function loweredLetters(tree: Root, body: string): LintFinding[] {
  if (!body.includes('~')) return []
  const findings: LintFinding[] = []
  let told = 0
  visit(tree, 'delete', ({ position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset]
    if (start === undefined || end === undefined || start < told) return
    if (end - start > longestLetters) return
    const inner = body.slice(start + 1, end - 1)
    if (!/^[\p{L}\p{N}+-]{1,8}$/u.test(inner)) return
    if (!isInWord(body[start - 1]) && !isInWord(body[end])) return
    let [from, to] = [start, end]
    while (from > 0 && wordSign.test(body[from - 1] ?? '')) from -= 1
    while (to < body.length && wordSign.test(body[to] ?? '')) to += 1
    told = to
    const word = body.slice(from, to)
    const written = word.replace(/~([\p{L}\p{N}+-]{1,8})~/gu, (_, lowered: string) => inSigns(lowered, low))
    findings.push({
      index: from,
      message: `In "${word}", visitors see "${inner}" crossed out: ~ does not lower anything here.`,
      fix: written.includes('~') ? 'Take the ~ signs out.' : `Write ${written}`,
    })
  })
  return findings
}

const isInWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
