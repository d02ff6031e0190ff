import type { RuleMessage } from '../../model/diagnostic.ts'
import { retypeHint, invisibleChars, wordAtOffset } from '../../text/invisibleChars.ts'
import type { MaskedBlock } from './maskedBlock.ts'

/** Signs that nobody sees and that came with a pasted text: told once, since it may hold a hundred. */
export function findInvisibleChars(
  blocks: readonly MaskedBlock[],
  body: string,
  tell: (offset: number, ...told: RuleMessage) => void,
): void {
  const found = blocks.flatMap(({ from, text }) =>
    [...text.matchAll(invisibleChars)].map(({ index }) => from + index),
  )
  const [first] = found
  if (first === undefined) return
  const more = found.length - 1
  const also = more === 0 ? '' : `, as ${more === 1 ? 'one more does' : `${more} more do`} in this file`
  tell(first, 'unseen-sign', `An invisible sign stands in this word${also}.`, retypeHint(wordAtOffset(body, first)))
}
