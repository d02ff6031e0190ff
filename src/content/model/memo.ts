import type { z } from 'zod'

/**
 * Gives what a pure function makes of some inputs, from where it is kept, or anew.
 * @param inputs the name of the function and all that decides its result besides the code, as data that JSON can write
 * @param schema what it makes, as data that JSON can write
 */
export type Memo = <Value>(inputs: readonly unknown[], schema: z.ZodType<Value>, make: () => Value) => Value

/** Keeps nothing. */
export const makeAnew: Memo = (_inputs, _schema, make) => make()
