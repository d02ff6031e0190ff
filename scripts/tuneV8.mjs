import { setFlagsFromString } from 'node:v8'

/**
 * How V8 is set, as `node --v8-options` lists it, while it runs. Only what bears that may stand here: under
 * `--no-regexp-tier-up`, for one, V8 runs the bytecode that a pattern was given before as if it were machine code, and
 * the program ends with a segmentation fault, once in a hundred starts.
 */

/** V8 11 is that of Node 20; the ones after it count otherwise. */
const version = Number(process.versions.v8.split('.')[0])

/** For all programs. */
export const commonFlags = [
  // Machine code of a pattern when it is first tried. By itself V8 makes bytecode first, and machine code for the second
  // try; optimizing the bytecode of a long pattern takes twenty times as long as all else (60 ms for one of the lexicon).
  '--regexp-tier-up-ticks=0',
  // Old objects are looked through when a quarter as much again was kept since the last time. By itself V8 waits until
  // there is up to four times as much: what the dev server served would stay long after it.
  '--heap-growing-percent=25',
]

/**
 * For programs that end after seconds, on top of those. Set once Node's own modules are loaded, since V8 refuses code that
 * was compiled ahead under other flags.
 */
export const shortProgramFlags = [
  // Half as much again: it takes no more time than V8's own way, and half as much memory again.
  '--heap-growing-percent=50',
  // As V8 is, a fifth of a large build's processor time goes into optimizing functions that hardly run any more.
  version < 12
    ? // How much bytecode a function runs before V8 thinks of optimizing it, in bytes: eight times what is usual.
      '--interrupt-budget=540000'
    : // How often a function is called before that: eight times what is usual.
      '--invocation-count-for-turbofan=24000',
]

/** Sets V8 for this program and its threads. @param {readonly string[]} flags */
export function tuneV8(flags) {
  for (const flag of flags) setFlagsFromString(flag)
}
