import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
