import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import { digestNow } from '../src/node/cache/codeDigest.mjs'
import {
  bundleFolder,
  cacheFolder,
  isSound,
  lastBundle,
  removeOldBundles,
  root,
  markUsed,
  writeDigests,
} from './bundleFolders.mjs'
import { mapStackTraces } from './mapStackTraces.mjs'
import { isAsSeen, keepSeen, stampsOfBundle, stampsOfCode } from './seenCode.mjs'

/**
 * Our own TypeScript as one bundle of JavaScript, which starts in a fifth of a second. It is made once for each state of
 * the code, and kept in `node_modules/.cache/west-atlantic/code-PROJECT-CODE`: PROJECT is the digest of the project's
 * folder, CODE that of the code, so changed code is never run from an old bundle. The bundle is held against its list of
 * digests when a program starts from it, unless the file system says the same of it as the last time (`seenCode.mjs`); one
 * that was altered is made again. Its threads run what it runs.
 */

const entryName = 'code.mjs'

const v8Flags = [
  // Machine code of a pattern when it is first tried. By itself V8 makes bytecode first, and machine code for the second
  // try; optimizing the bytecode of a long pattern takes twenty times as long as all else (60 ms for one of the lexicon).
  '--no-regexp-tier-up',
  // Old objects are looked through when half as much again was kept since the last time. By itself V8 waits until there is
  // up to four times as much, which takes no less time and half as much memory again.
  '--heap-growing-percent=50',
]

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

/**
 * Bundles the code where that was not done yet, so that no program has to.
 * @param {'inherit' | 'ignore'} told whether the bundler may tell why it cannot be bundled
 * @returns {string} the folder of the bundle
 * @throws when it cannot be bundled
 */
export const prepareCode = (told = 'inherit') => keptBundle() ?? makeBundle(told)

/** Under this name, a thread finds the bundle that the one which has started it runs. */
const inherited = `the bundled code of ${root}`

async function load() {
  const given = isMainThread ? undefined : getEnvironmentData(inherited)
  const folder = typeof given === 'string' ? given : prepareCode()
  setEnvironmentData(inherited, folder)
  for (const flag of v8Flags) v8.setFlagsFromString(flag)
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

/** @returns {string | undefined} the folder of the bundle of the code as it is, when there is one and it is sound */
function keptBundle() {
  const last = lastBundle()
  if (last !== undefined && isAsSeen(last)) {
    markUsed(last)
    return last
  }
  const code = stampsOfCode()
  const folder = bundleFolder(digestNow(root))
  const bundle = stampsOfBundle(folder)
  if (!isSound(folder)) return undefined
  markUsed(folder)
  keepSeen(folder, [code, bundle])
  return folder
}

/**
 * Bundles the code.
 * @param {'inherit' | 'ignore'} told
 * @returns {string} the folder
 */
function makeBundle(told) {
  for (;;) {
    const digest = digestNow(root)
    const made = bundleInto(newFolder(), digest, told)
    // Code that was saved meanwhile may be in it or not.
    if (digest !== digestNow(root)) {
      rmSync(made, { recursive: true, force: true })
      continue
    }
    writeDigests(made)
    if (!made.startsWith(cacheFolder)) return made
    const folder = bundleFolder(digest)
    putInPlace(made, folder)
    removeOldBundles()
    return folder
  }
}

/**
 * Renames a bundle to what it is to be called. Where a program that was started at the same time came first, its bundle
 * stays; a damaged one goes.
 * @param {string} made
 * @param {string} folder
 */
function putInPlace(made, folder) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(made, folder)
      return
    } catch (error) {
      if (!isSound(folder) && attempt === 3) throw error
    }
    if (isSound(folder)) {
      rmSync(made, { recursive: true, force: true })
      return
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A new folder for a bundle: beside the others, or, where the packages' folder may not be written, among the system's
 * temporary files, which goes with this process.
 */
function newFolder() {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    return mkdtempSync(join(cacheFolder, 'new-code-'))
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-code-'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
}

/**
 * Bundles into a folder, in a process of its own: the bundler takes memory, and sets variables.
 * @param {string} folder
 * @param {string} digest that of the code
 * @param {'inherit' | 'ignore'} told
 */
function bundleInto(folder, digest, told) {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'bundleCode.mjs'), root, folder, digest],
    // Without the variables of tests and of other programs, which would make another bundle.
    {
      stdio: ['ignore', told, told],
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NODE_OPTIONS: undefined },
    },
  )
  if (status === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  throw new Error('The code of this project could not be bundled; why stands above.')
}
