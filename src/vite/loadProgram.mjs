import { hash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestCode } from '../node/codeDigest.mjs'
import { systemFailure } from '../node/systemFailure.mjs'
import { callInOwnProcess } from './callInOwnProcess.mjs'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/west-atlantic/programs')

/**
 * Bundles a TypeScript file with its imports and loads it: the one way in which commands, the dev server and VS Code load
 * our code. Bundling takes half a second, so the bundle is kept until the code changes; loading all files one by one would
 * take several.
 * @template T the module
 * @param {string} input its path in the project
 * @param {string} [command] the one command that `scripts/cli.ts` needs
 * @returns {Promise<T>}
 */
export async function loadProgram(input, command = '') {
  // The name changes with our code and packages.
  const kept = join(cache, `${hash('sha256', JSON.stringify([input, command, digestCode(root)]))}.mjs`)
  if (existsSync(kept)) return await import(pathToFileURL(kept).href)
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-program-'))
  const file = join(folder, 'program.mjs')
  try {
    writeFileSync(file, await callInOwnProcess('bundleProgram.mjs', input, command))
    keepProgram(file, kept)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Keeps a bundle if the cache can be written.
 * @param {string} file
 * @param {string} kept
 */
function keepProgram(file, kept) {
  try {
    // Copied, then renamed: another command may do the same, or this one may be killed.
    const unfinished = `${kept}.${process.pid}`
    cpSync(file, unfinished)
    renameSync(unfinished, kept)
  } catch (error) {
    if (systemFailure(error) === undefined) throw error
  }
}
