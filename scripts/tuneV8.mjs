import { setFlagsFromString } from 'node:v8'

/** V8 11 is that of Node 20; the ones after it count otherwise. */
const version = Number(process.versions.v8.split('.')[0])

/** What is set, as `node --v8-options` lists it. */
export const v8Flags = [
  version < 12
    ? // How much bytecode a function runs before V8 thinks of optimizing it, in bytes: eight times what is usual.
      '--interrupt-budget=540000'
    : // How often a function is called before that: eight times what is usual.
      '--invocation-count-for-turbofan=24000',
]

/**
 * Sets V8 for a program that ends after seconds, and its threads: as it is, a fifth of a large build's processor time goes into
 * optimizing functions that hardly run any more. Called once Node's own modules are loaded, since V8 refuses code that
 * was compiled ahead under other flags.
 */
export function tuneV8() {
  for (const flag of v8Flags) setFlagsFromString(flag)
}
