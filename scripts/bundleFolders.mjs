import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, refusalOf } from '../src/node/refusals.mjs'

/** The folders of the bundles of our code: `code-PROJECT-CODE`, and `new-code-…` while one is made. */

export const root = join(import.meta.dirname, '..')
export const cacheFolder = join(root, 'node_modules/.cache/west-atlantic')
const project = `code-${sha256(root).slice(0, 8)}-`

/** The folder of the bundle of this project's code. @param {string} digest that of the code */
export const bundleFolder = (digest) => join(cacheFolder, project + digest)

/** The file of a bundle that lists the digests of all others. */
const listName = 'digests.json'
/** Modules and the numbers that they read. Source maps are for people: they are read when something has failed. */
const isRun = (/** @type {string} */ name) => /\.(?:mjs|bin)$/.test(name)

/** Bundles of this project that are kept: those that were started from last. */
const keptBundles = 4
const dayMs = 24 * 60 * 60 * 1000

/** The files of a bundle that decide on what is run. @param {string} folder */
export const filesOfBundle = (folder) =>
  namesIn(folder)
    .filter((name) => isRun(name) || name === listName)
    .map((name) => join(folder, name))

/** Writes the list of digests. @param {string} folder that of a bundle */
export function writeDigests(folder) {
  const names = readdirSync(folder).filter(isRun)
  const list = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))])),
  )
  writeFileSync(join(folder, listName), `${sha256(list)}\n${list}`)
}

/** Whether a bundle is as it was made. @param {string} folder */
export function isSound(folder) {
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
export function markUsed(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // Where nothing may be written, nothing is removed either.
  }
}

/** @returns {string | undefined} the bundle that this project was started from last */
export const lastBundle = () => ownBundles(allBundles())[0]?.folder

/** Removes bundles that this project no longer needs, and what nobody has used for long, such as those of deleted copies. */
export function removeOldBundles() {
  const bundles = allBundles()
  const unused = bundles.filter(({ used }) => Date.now() - used > dayMs)
  for (const { folder } of new Set([...ownBundles(bundles).slice(keptBundles), ...unused]))
    rmSync(folder, { recursive: true, force: true })
}

/** All bundles, finished or not, those that were used last first. */
function allBundles() {
  return namesIn(cacheFolder)
    .filter((name) => name.startsWith('code-') || name.startsWith('new-code-'))
    .flatMap((name) => {
      const folder = join(cacheFolder, name)
      const found = statSync(folder, { throwIfNoEntry: false })
      return found ? { name, folder, used: found.mtimeMs } : []
    })
    .sort((a, b) => b.used - a.used)
}

/** @param {string} path which may be missing, that of a file, or closed to this user: then there is nothing of use in it */
function namesIn(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || refusalOf(error) !== undefined) return []
    throw error
  }
}

/** @param {ReturnType<typeof allBundles>} bundles */
const ownBundles = (bundles) => bundles.filter(({ name }) => name.startsWith(project))

/** @param {string | Uint8Array} text */
export function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}
