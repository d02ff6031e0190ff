import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Map<string, string>} */
const known = new Map()

/**
 * The digest of all that decides what a run makes, besides the content: the code, the packages, Node. Every key of a
 * cache holds it, or that of the part that makes its products, so that what other code has made is never taken. Worked out
 * once a process; a bundle knows that of the code that it was made of (`scripts/bundleCode.mjs`).
 *
 * Plain JavaScript, since `scripts/prepareCode.mjs` needs it before any TypeScript can be run.
 * @param {string} root the project's folder
 */
export function codeDigest(root) {
  const digest = known.get(root) ?? digestNow(root)
  known.set(root, digest)
  return digest
}

/**
 * The same, of the files as they are now.
 * @param {string} root the project's folder
 */
export const digestNow = (root) => digestOfFiles(process.version, codeFiles(root))

/**
 * The digest of a part of the engine's code, for products that would take too long to make again whenever any code
 * changes. Of files that are missing, nothing is in it.
 * @param {readonly string[]} paths files and folders below the project
 * @param {string} [project] the folder of another one in tests
 */
export const digestOfPart = (paths, project = engineRoot) =>
  digestOfFiles(
    '',
    paths
      .flatMap((path) => (isFolder(join(project, path)) ? filesBelow(project, path) : path))
      .map(placeIn(project))
      .filter(({ file }) => existsSync(file)),
  )

/**
 * @param {string} beginning what else is in the digest
 * @param {readonly { path: string, file: string }[]} files
 */
function digestOfFiles(beginning, files) {
  const hash = createHash('sha256').update(beginning)
  for (const { path, file } of files) {
    const bytes = readFileSync(file)
    hash.update(`\n${path}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * The files of the code as they are now.
 * @param {string} root the project's folder
 * @returns {{ path: string, file: string }[]} each path below its project, and the whole one
 */
export function codeFiles(root) {
  // Another site of the same engine has a project of its own.
  return [...new Set([root, engineRoot])].flatMap((project) => [
    ...codeFolders.flatMap((folder) => filesBelow(project, folder)).map(placeIn(project)),
    // A copy of the project that links its packages has no list of them.
    ...codeSettings.map(placeIn(project)).filter(({ file }) => existsSync(file)),
  ])
}

const isFolder = (/** @type {string} */ path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const placeIn = (/** @type {string} */ project) => (/** @type {string} */ path) => ({
  path,
  file: join(project, path),
})

/** The folder of the project that the engine's code stands in. */
const engineRoot = join(import.meta.dirname, '../../..')

/** What a project's code is, below its folder. */
export const codeFolders = ['src', 'scripts']
export const codeSettings = [
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

/**
 * Paths below the root, with slashes, in the same order on every system.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : `${folder}/${entry.name}`,
    )
}
