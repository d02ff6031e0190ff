import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFiles } from '../src/node/cache/codeDigest.mjs'
import { clockStepMs } from '../src/node/clockStep.mjs'
import { filesOfBundle, root, sha256 } from './bundleFolders.mjs'

/**
 * What the file system said of the code, and of its bundle, when all of it was read: sizes, numbers, and the times of the
 * last change, of which programs cannot set the second one. As long as it says the same, they are not read again, which
 * spares 40 ms.
 */

/** The file of a bundle that tells it. */
const seenName = 'seen.json'

/** What is said of the code now. */
export const stampsOfCode = () => stampsOf(codeFiles(root).map(({ file }) => file))
/** What is said of a bundle now. @param {string} folder */
export const stampsOfBundle = (folder) => stampsOf(filesOfBundle(folder))

/**
 * @param {readonly string[]} files
 * @returns {{ text: string, isOld: boolean }} what is said of them, and whether all of them were changed so long ago that
 *   another change would have another time
 */
function stampsOf(files) {
  let changed = 0
  const lines = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false })
    changed = Math.max(changed, found?.ctimeMs ?? 0)
    return [file, found?.size, found?.ino, found?.mtimeMs, found?.ctimeMs].join(' ')
  })
  return { text: lines.join('\n'), isOld: Date.now() - changed > clockStepMs }
}

/** @param {readonly { text: string }[]} stamps */
const recordOf = (stamps) =>
  JSON.stringify({ node: process.version, files: sha256(stamps.map(({ text }) => text).join('\n')) })

/** Whether code and bundle are as they were when they were read. @param {string} folder that of the bundle */
export function matchesStamps(folder) {
  try {
    const seen = readFileSync(join(folder, seenName), 'utf8')
    return seen === recordOf([stampsOfCode(), stampsOfBundle(folder)])
  } catch {
    // Then they are read.
    return false
  }
}

/**
 * Keeps what was said of code and bundle before they were read.
 * @param {string} folder that of the bundle
 * @param {readonly [code: ReturnType<typeof stampsOf>, bundle: ReturnType<typeof stampsOf>]} stamps
 */
export function saveStamps(folder, stamps) {
  if (!stamps.every(({ isOld }) => isOld)) return
  const unfinished = join(folder, `${process.pid}-${seenName}`)
  try {
    writeFileSync(unfinished, recordOf(stamps))
    renameSync(unfinished, join(folder, seenName))
  } catch {
    // Where nothing may be written, all is read at each start.
  }
}
