import { markdownLineEnding } from 'micromark-util-character'
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import type { Point } from 'unist'

/**
 * How many signs of a kind one paragraph, heading or cell may hold. The parser compares each of these signs with those
 * before it, or looks for its end in all that follows, so that its time grows with the square of their number. Signs
 * that are escaped, or stand in code, do not count.
 */
const most = [
  { signs: '*_~', limit: 600 },
  { signs: ']', limit: 400 },
  { signs: '<', limit: 200 },
] as const

/** One sign too many: what it is one of, and where. */
export interface SignTooMany {
  signs: string
  limit: number
  at: Point
}

/** A syntax extension that only counts. From the first sign too many on, the rest of each line is plain text. */
interface SignCount {
  syntax: Extension
  /** The first sign too many of what was read since this was last asked. */
  take: () => SignTooMany | undefined
}

export function signCount(): SignCount {
  let found: SignTooMany | undefined
  const constructs = most.flatMap(({ signs, limit }) => {
    // Every paragraph is read by a tokenizer of its own.
    const counts = new WeakMap<TokenizeContext, number>()
    const construct: Construct = {
      name: 'signCount',
      tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
        const count = (counts.get(this) ?? 0) + 1
        counts.set(this, count)
        if (count <= limit) return nok
        const { line, column, offset } = this.now()
        found ??= { signs, limit, at: { line, column, offset } }
        // One piece for all that follows: the parser's time grows with the square of the pieces, too.
        const rest: State = (code) => {
          if (code === null || markdownLineEnding(code)) {
            effects.exit('data')
            return ok(code)
          }
          effects.consume(code)
          return rest
        }
        return (code) => {
          effects.enter('data')
          return rest(code)
        }
      },
    }
    return [...signs].map((sign): [Code & number, Construct] => [sign.charCodeAt(0), construct])
  })
  return {
    syntax: { text: Object.fromEntries(constructs) },
    take: () => {
      const taken = found
      found = undefined
      return taken
    },
  }
}
