import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { digestNow } from '../src/node/cache/codeDigest.mjs'
import { mapStackTraces } from './mapStackTraces.mjs'

/**
 * Our own TypeScript as one bundle of JavaScript, which starts in a fifth of a second. It is made once for each state of
 * the code, and kept in `node_modules/.cache/west-atlantic/code-PROJECT-CODE`: PROJECT is the digest of the project's
 * folder, CODE that of the code, so changed code is never run from an old bundle. The bundle is held against its list of
 * digests whenever a program starts from it; one that was altered is made again.
 */

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/west-atlantic')
const project = `code-${sha256(root).slice(0, 8)}-`

/** The file of a bundle that lists the digests of all others. */
const listName = 'digests.json'
const entryName = 'code.mjs'
/** Source maps are for people: they are read when something has failed. */
const isRun = (/** @type {string} */ name) => name.endsWith('.mjs')

const v8Flags = [
  // Machine code of a pattern when it is first tried. By itself V8 makes bytecode first, and machine code for the second
  // try; optimizing the bytecode of a long pattern takes twenty times as long as all else (60 ms for one of the lexicon).
  '--no-regexp-tier-up',
  // Old objects are looked through when half as much again was kept since the last time. By itself V8 waits until there is
  // up to four times as much, which takes no less time and half as much memory again.
  '--heap-growing-percent=50',
]

/** Bundles of this project that are kept: those that were started from last. */
const keptBundles = 4
const dayMs = 24 * 60 * 60 * 1000

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

async function load() {
  const folder = prepareCode()
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
  const folder = join(cache, project + digestNow(root))
  if (!isSound(folder)) return undefined
  touch(folder)
  return folder
}

/** @param {string} folder */
function isSound(folder) {
  try {
    const [sum, list = ''] = readFileSync(join(folder, listName), 'utf8').split('\n')
    if (sum !== sha256(list)) return false
    return Object.entries(JSON.parse(list)).every(
      ([name, digest]) => sha256(readFileSync(join(folder, name))) === digest,
    )
  } catch {
    // Whatever keeps it from being read, it can be made again.
    return false
  }
}

/** Marks a bundle as used now. @param {string} folder */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // Where nothing may be written, nothing is removed either.
  }
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
    writeList(made)
    if (!made.startsWith(cache)) return made
    const folder = join(cache, project + digest)
    putInPlace(made, folder)
    removeOld()
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
    mkdirSync(cache, { recursive: true })
    return mkdtempSync(join(cache, 'new-code-'))
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

/** @param {string} folder */
function writeList(folder) {
  const names = readdirSync(folder).filter(isRun)
  const list = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))])),
  )
  writeFileSync(join(folder, listName), `${sha256(list)}\n${list}`)
}

/** Removes bundles that this project no longer needs, and what nobody has used for long, such as those of deleted copies. */
function removeOld() {
  const bundles = readdirSync(cache)
    .filter((name) => name.startsWith('code-') || name.startsWith('new-code-'))
    .flatMap((name) => {
      const found = statSync(join(cache, name), { throwIfNoEntry: false })
      return found ? { name, used: found.mtimeMs } : []
    })
    .sort((a, b) => b.used - a.used)
  const own = bundles.filter(({ name }) => name.startsWith(project)).slice(keptBundles)
  const unused = bundles.filter(({ used }) => Date.now() - used > dayMs)
  for (const { name } of new Set([...own, ...unused]))
    rmSync(join(cache, name), { recursive: true, force: true })
}

/** @param {string | Uint8Array} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}
