import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemFailure } from '../node/systemFailure.mjs'
import { styledNames } from './styledNames.mjs'

const root = join(import.meta.dirname, '../..')

/** Packages that load files of their own. */
const external = /^(docx|harfbuzzjs|sharp|vite|rolldown|playwright-core|yaml-language-server)\b/

/**
 * @typedef {object} Options
 * @property {string} [command] the one command that `scripts/cli.ts` needs
 * @property {(file: string) => string} [fontAddress] the address of a font, for code that writes pages
 * @property {boolean} [isKept] whether the bundle may come from the cache
 */

/**
 * Bundles a TypeScript file with its imports and loads it: the one way in which commands, the build, the dev server and VS
 * Code load our code. Bundling takes half a second, so the bundle is kept until the code changes; loading all files one by
 * one would take several.
 * @template T the module
 * @param {string} input its path in the project
 * @param {Options} [options]
 * @returns {Promise<T>}
 */
export async function loadProgram(input, { isKept = true, ...options } = {}) {
  const kept = placeOf(input, options)
  if (isKept && existsSync(kept)) return await import(pathToFileURL(kept).href)
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-program-'))
  const file = join(folder, 'program.mjs')
  try {
    writeFileSync(file, await bundleProgram(input, options))
    if (isKept) keepProgram(file, kept)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const cache = join(root, 'node_modules/.cache/west-atlantic/programs')

/**
 * Where a bundle is kept. Its name changes with our code and packages.
 * @param {string} input
 * @param {Options} options
 */
function placeOf(input, { command }) {
  const sources = ['src', 'scripts']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = [...sources, join(root, 'package-lock.json')].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ])
  return join(cache, `${hash('sha256', JSON.stringify([input, command, texts]))}.mjs`)
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

/**
 * Bundles a TypeScript file with its imports.
 * @param {string} input its path in the project
 * @param {Options} [options]
 * @returns {Promise<string>} the code
 */
export async function bundleProgram(input, { command, fontAddress = () => '' } = {}) {
  const { build } = await import('rolldown')
  const { output } = await build({
    write: false,
    cwd: root,
    input,
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    resolve: { conditionNames: ['module', 'node', 'production', 'import'], mainFields: ['module', 'main'] },
    external: (id) =>
      command !== undefined && id.startsWith('./commands/') && id !== `./commands/${command}.ts`,
    plugins: [
      styledNames(root),
      {
        name: 'program',
        resolveId: {
          filter: { id: external },
          // By its URL, since Node wouldn't find it from the bundle's folder.
          handler: (id) => ({ id: import.meta.resolve(id), external: true }),
        },
        load: {
          filter: { id: /\.woff2$/ },
          handler: (id) => `export default ${JSON.stringify(fontAddress(id))}`,
        },
        transform: {
          filter: { code: /import\.meta\.(url|dirname|env)/, id: { exclude: [/node_modules/, /^\0/] } },
          handler: (code, id) =>
            code
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
              .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..')))
              .replaceAll('import.meta.env.DEV', 'false'),
        },
      },
    ],
    output: { codeSplitting: false },
  })
  return output[0].code
}
