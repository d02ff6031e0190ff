import { wordEdge, type Need } from './requiredLiterals.ts'

/**
 * The literals of the need that the fewest texts meet, as far as their letters tell: a text that holds none of them meets
 * not all needs.
 * @param common further words that most texts hold, each in the singular
 * @returns undefined when every text may meet them
 */
export function rarestNeed(
  needs: readonly Need[],
  common: ReadonlySet<string>,
): readonly string[] | undefined {
  let rarest: { literals: readonly string[]; frequency: number } | undefined
  for (const { anyOf } of needs) {
    const parts = anyOf.map((part) => (typeof part === 'string' ? [part] : rarestNeed(part, common)))
    if (!parts.every((part) => part !== undefined)) continue
    const literals = [...new Set(parts.flat())]
    const frequency = literals.reduce((sum, literal) => sum + frequencyOf(literal, common), 0)
    if (!rarest || frequency < rarest.frequency) rarest = { literals, frequency }
  }
  return rarest?.literals
}

/** How often a literal is held, beside others. Of several words, the rarest decides. */
function frequencyOf(literal: string, common: ReadonlySet<string>): number {
  const words = literal.replaceAll(wordEdge, '').trim().split(' ')
  const rarest = Math.min(
    ...words.map((word) => {
      if (commonest.has(word)) return 3000
      return common.has(word.replace(/s$/, '')) ? 400 : (byLength[word.length] ?? rareWord)
    }),
  )
  return words.length > 1 ? rarest / 2 : rarest
}

/** Short words stand in more texts than long ones. */
const byLength = [1000, 500, 300, 60, 40, 25, 15, 10]
const rareWord = 7

const commonest = new Set(
  'of in on at to by as an or is be near through against the and you your our for that with all not are was one two has have had any can will what who when from his her its this most many some other which their they about after before over under beside'.split(
    ' ',
  ),
)
