import type { Told } from '../../model/problem.ts'
import { retype, unseenSign, wordAround } from '../../text/unseenSign.ts'
import type { TypedBlock } from './typedBlock.ts'

/** Signs that nobody sees and that came with a pasted text: told once, since it may hold a hundred. */
export function unseenSigns(
  blocks: readonly TypedBlock[],
  body: string,
  tell: (offset: number, ...told: Told) => void,
): void {
  const found = blocks.flatMap(({ from, text }) =>
    [...text.matchAll(unseenSign)].map(({ index }) => from + index),
  )
  const [first] = found
  if (first === undefined) return
  const more = found.length - 1
  const also = more === 0 ? '' : `, as ${more === 1 ? 'one more does' : `${more} more do`} in this file`
  tell(first, 'unseen-sign', `An invisible sign stands in this word${also}.`, retype(wordAround(body, first)))
}
