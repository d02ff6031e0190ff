import { z } from 'zod'
import type { ParsedBody } from './parsedBody.ts'

/**
 * Something small that is worked out from the tree of a body, so that the tree need not be held, or parsed again, for
 * it. It is a function of the body, and is worked out once for each.
 */
export interface BodyFact<Value> {
  (prose: ParsedBody): Value
  /** The name under which it is kept from one run to the next. */
  readonly factName: string
  /** Takes what was kept; false when it is none of its values, and is to be worked out. */
  readonly restore: (prose: ParsedBody, kept: unknown) => boolean
}

/**
 * Defines a fact.
 * @param schema what it is, as data that JSON can write
 * @param compute depends on the body alone
 */
export function bodyFact<Value>(
  factName: string,
  schema: z.ZodType<Value>,
  compute: (prose: ParsedBody) => Value,
): BodyFact<Value> {
  const known = new WeakMap<ParsedBody, { value: Value }>()
  const factOf = (prose: ParsedBody): Value => {
    const fact = known.get(prose) ?? { value: compute(prose) }
    known.set(prose, fact)
    return fact.value
  }
  const restore = (prose: ParsedBody, kept: unknown): boolean => {
    const read = schema.safeParse(kept)
    if (read.success) known.set(prose, { value: read.data })
    return read.success
  }
  return Object.assign(factOf, { factName, restore })
}

/** A place, as facts keep it. */
export const position = z.object({ line: z.number(), column: z.number() })

/** Works facts out, or takes them from where they are kept, while the tree of a body is at hand. */
export type LoadFacts = (prose: ParsedBody) => void
