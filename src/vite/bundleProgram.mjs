import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { fontAddress } from './fonts.mjs'
import { styledNames } from './styledNames.mjs'

const root = join(import.meta.dirname, '../..')

/** Packages that load files of their own. */
const external = /^(docx|harfbuzzjs|sharp|vite|@vitejs|rolldown|playwright-core|yaml-language-server)\b/

/**
 * Bundles a TypeScript file with its imports.
 * @param {string} input its path in the project
 * @param {string} [command] the one command that `scripts/cli.ts` needs
 * @returns {Promise<string>} the code
 */
export default async function bundleProgram(input, command = '') {
  const { output } = await build({
    write: false,
    cwd: root,
    input,
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    resolve: { conditionNames: ['module', 'node', 'production', 'import'], mainFields: ['module', 'main'] },
    external: (id) => command !== '' && id.startsWith('./commands/') && id !== `./commands/${command}.ts`,
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
          filter: {
            code: /import\.meta\.(url|dirname|env)/,
            id: { exclude: [/node_modules/, /^\0/] },
          },
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
