import type { Told } from '../../problem.ts'
import type { TypedBlock } from './typedBlock.ts'

/** A soft hyphen, a space without width, a word joiner, a byte-order mark. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/** Signs that nobody sees and that came with a pasted text: told once, since it may hold a hundred. */
export function unseenSigns(
  blocks: readonly TypedBlock[],
  body: string,
  tell: (offset: number, ...told: Told) => void,
): void {
  const found = blocks.flatMap(({ from, text }) =>
    [...text.matchAll(unseen)].map(({ index }) => from + index),
  )
  const [first] = found
  if (first === undefined) return
  const [begin = ''] = /\S*$/.exec(body.slice(Math.max(0, first - 40), first)) ?? []
  const [rest = ''] = /^\S*/.exec(body.slice(first, first + 40)) ?? []
  const more = found.length - 1
  const also = more === 0 ? '' : `, as ${more === 1 ? 'one more does' : `${more} more do`} in this file`
  tell(
    first,
    'unseen-sign',
    `An invisible sign stands in this word${also}.`,
    `Delete the word and type it again: ${(begin + rest).replace(unseen, '')}`,
  )
}
