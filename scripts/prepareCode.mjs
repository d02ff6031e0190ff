import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { digestNow } from '../src/node/cache/codeDigest.mjs'
import { refusalOf, describeRefusal } from '../src/node/refusals.mjs'
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
import { matchesStamps, saveStamps, stampsOfBundle, stampsOfCode } from './seenCode.mjs'

/**
 * Bundles the code where that was not done yet, so that no program has to.
 * @param {'inherit' | 'ignore'} told whether the bundler may tell why it cannot be bundled
 * @returns {string} the folder of the bundle
 * @throws when it cannot be bundled
 */
export const prepareCode = (told = 'inherit') => keptBundle() ?? makeBundle(told)

/** @returns {string | undefined} the folder of the bundle of the code as it is, when there is one and it is sound */
function keptBundle() {
  const last = lastBundle()
  if (last !== undefined && matchesStamps(last)) {
    markUsed(last)
    return last
  }
  const code = stampsOfCode()
  const folder = bundleFolder(digestNow(root))
  const bundle = stampsOfBundle(folder)
  if (!isSound(folder)) return undefined
  markUsed(folder)
  saveStamps(folder, [code, bundle])
  return folder
}

/** The code could not be bundled: whoever prints it prints its message, as of a `UserError`. */
class UnbundledError extends Error {
  [inspect.custom]() {
    return this.message
  }
}

/**
 * Bundles the code: beside earlier bundles, or, where the packages' folder cannot be written or has no room, among the
 * system's temporary files, which goes with this process.
 * @param {'inherit' | 'ignore'} told
 * @returns {string} the folder
 */
function makeBundle(told) {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    const { folder, digest } = makeBundleIn(() => mkdtempSync(join(cacheFolder, 'new-code-')), told)
    const kept = bundleFolder(digest)
    putInPlace(folder, kept)
    removeOldBundles()
    return kept
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
  }
  try {
    return makeBundleIn(newTemporaryFolder, told).folder
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    const place =
      error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : tmpdir()
    throw new UnbundledError(
      `The code of this project could not be bundled: ${describeRefusal(refusal, place)}.`,
    )
  }
}

/**
 * @param {() => string} newFolder makes a folder for a bundle
 * @param {'inherit' | 'ignore'} told
 * @returns {{ folder: string, digest: string }} where the bundle is, and the digest of the code that it is of
 */
function makeBundleIn(newFolder, told) {
  for (;;) {
    const digest = digestNow(root)
    const folder = newFolder()
    try {
      bundleInto(folder, digest, told)
      writeDigests(folder)
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
    if (digest === digestNow(root)) return { folder, digest }
    // Code that was saved meanwhile may be in it or not.
    rmSync(folder, { recursive: true, force: true })
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

/** A new folder among the system's temporary files, from which a bundle finds the packages. */
function newTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-code-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/**
 * Bundles into a folder, in a process of its own: the bundler takes memory, and sets variables.
 * @param {string} folder
 * @param {string} digest that of the code
 * @param {'inherit' | 'ignore'} told
 * @throws UnbundledError; an error with the system's code when the disk has no room
 */
function bundleInto(folder, digest, told) {
  const { status, output } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'bundleCode.mjs'), root, folder, digest],
    // Without the variables of tests and of other programs, which would make another bundle.
    {
      stdio: ['ignore', told, told, 'pipe'],
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NODE_OPTIONS: undefined },
    },
  )
  if (status === 0) return
  const code = String(output?.[3] ?? '')
  throw code === ''
    ? new UnbundledError('The code of this project could not be bundled; why stands above.')
    : Object.assign(new Error(`${code}: the code could not be bundled`), { code })
}
