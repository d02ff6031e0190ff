import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import { mapStackTraces } from './mapStackTraces.mjs'
import { commonFlags, tuneV8 } from './tuneV8.mjs'

/**
 * Our own TypeScript as one bundle of JavaScript, which starts in a fifth of a second. It is made once for each state of
 * the code, and kept in `node_modules/.cache/west-atlantic/code-PROJECT-CODE`: PROJECT is the digest of the project's
 * folder, CODE that of the code, so changed code is never run from an old bundle. The bundle is held against its list of
 * digests when a program starts from it, unless the file system says the same of it as the last time (`seenCode.mjs`); one
 * that was altered is made again. Its threads run what it runs.
 */

const root = join(import.meta.dirname, '..')
const entryName = 'code.mjs'

/** @type {Promise<typeof import('./code.ts').code> | undefined} */
let loading

/**
 * Loads the bundled code, and bundles it first where that was not done yet.
 * @returns the parts of the code (`code.ts`), each a function that loads it
 * @throws when it cannot be bundled: the bundler has then told why
 */
export function loadCode() {
  return (loading ??= load())
}

/** Under this name, a thread finds the bundle that the one which has started it runs. */
const inherited = `the bundled code of ${root}`

async function load() {
  const given = isMainThread ? undefined : getEnvironmentData(inherited)
  // A thread starts in five sixths of the time without what bundles the code, and what Node loads for it.
  const folder = typeof given === 'string' ? given : (await import('./prepareCode.mjs')).prepareCode()
  setEnvironmentData(inherited, folder)
  // Threads have what their program has set.
  if (isMainThread) tuneV8(commonFlags)
  keepCompiled(folder)
  mapStackTraces(folder, root)
  /** @type {typeof import('./code.ts')} */
  const { code } = await import(pathToFileURL(join(folder, entryName)).href)
  return code
}

/**
 * Has Node keep what it compiles in the bundle's folder, and take it from there the next time, which is a tenth of a small
 * command. Node holds it against the code. Before 22.8 it cannot do that.
 * @param {string} folder
 */
function keepCompiled(folder) {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
    module.enableCompileCache(join(folder, 'compiled'))
}
