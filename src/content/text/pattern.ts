import type { z } from 'zod'

/**
 * Words with named gaps in braces, such as `Last Updated {day}`. Its type knows the names of its gaps, so that filling
 * it with others, or with fewer, does not compile.
 */
export type Pattern<Gap extends string> = string & z.core.$brand<Gap>

/** A piece of a pattern: its own words, or the name of a gap. */
type PatternPart = { readonly words: string } | { readonly gap: string }

/** The pieces of a pattern in their order; braces around anything but letters are words. */
export const patternParts = (pattern: string): PatternPart[] =>
  pattern
    .split(/\{([A-Za-z]+)\}/)
    .map((piece, index) => (index % 2 === 1 ? { gap: piece } : { words: piece }))
    .filter((part) => 'gap' in part || part.words !== '')

/** A pattern as a text, with its gaps filled. */
export function fillPattern<Gap extends string>(
  pattern: Pattern<Gap>,
  texts: Readonly<Record<Gap, string>>,
): string {
  const filling = new Map<string, string>(Object.entries(texts))
  return patternParts(pattern)
    .map((part) => ('words' in part ? part.words : (filling.get(part.gap) ?? '')))
    .join('')
}
