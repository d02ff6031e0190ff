import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { styledNames } from './styledNames.mjs'

const root = join(import.meta.dirname, '../..')

/** Packages that load files of their own. */
const external = /^(docx|harfbuzzjs|sharp|vite|rolldown|playwright-core|yaml-language-server)\b/

/**
 * @typedef {object} Options
 * @property {(id: string) => boolean} [isLeftOut] imports to leave out
 * @property {(file: string) => string} [fontAddress] the address of a font, for code that writes pages
 */

/**
 * Bundles a TypeScript file with its imports and loads it: the one way in which commands, the build, the dev server and VS
 * Code load our code. Bundling takes half a second; loading all files one by one would take several.
 * @template T the module
 * @param {string} input its path in the project
 * @param {Options} [options]
 * @returns {Promise<T>}
 */
export async function loadProgram(input, options) {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-program-'))
  const file = join(folder, 'program.mjs')
  try {
    writeFileSync(file, await bundleProgram(input, options))
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Bundles a TypeScript file with its imports.
 * @param {string} input its path in the project
 * @param {Options} [options]
 * @returns {Promise<string>} the code
 */
export async function bundleProgram(input, { isLeftOut = () => false, fontAddress = () => '' } = {}) {
  const { output } = await build({
    write: false,
    cwd: root,
    input,
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    resolve: { conditionNames: ['module', 'node', 'production', 'import'], mainFields: ['module', 'main'] },
    external: isLeftOut,
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

/**
 * Whether an import of `scripts/cli.ts` is another command.
 * @param {string} name the command
 * @returns {(id: string) => boolean}
 */
export const isOtherCommand = (name) => (id) => id.startsWith('./commands/') && id !== `./commands/${name}.ts`
