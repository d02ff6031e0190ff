import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'

/** `node scripts/cli.mjs NAME …`: bundles the command's TypeScript, loads it, removes the bundle and runs the command. */
const root = join(import.meta.dirname, '..')
const [name = '', ...typed] = process.argv.slice(2)
if (name !== 'dev') process.env['NODE_ENV'] ??= 'production'
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
// A folder of its own: two commands at once must not load a mixed bundle.
const folder = mkdtempSync(join(cache, 'command-'))

/** @returns {Promise<typeof import('./cli.ts')>} */
async function load() {
  const file = join(folder, 'cli.mjs')
  await build({
    cwd: root,
    input: 'scripts/cli.ts',
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    resolve: { conditionNames: ['module', 'node', 'production', 'import'], mainFields: ['module', 'main'] },
    // Packages that load files of their own, and the commands that weren't asked for.
    external: (id) =>
      /^(docx|sharp|vite|rolldown|playwright-core|yaml-language-server)\b/.test(id) ||
      (id.startsWith('./commands/') && id !== `./commands/${name}.ts`),
    plugins: [
      {
        name: 'own-places',
        load: { filter: { id: /\.woff2$/ }, handler: () => 'export default ""' },
        transform: {
          filter: { code: /import\.meta\.(url|dirname|env)/, id: { exclude: /node_modules/ } },
          handler: (code, id) =>
            code
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
              .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..')))
              .replaceAll('import.meta.env.DEV', 'false'),
        },
      },
    ],
    output: { file, codeSplitting: false },
  })
  return import(pathToFileURL(file).href)
}

const { run } = await load().finally(() => rmSync(folder, { recursive: true }))
process.exitCode = await run([name, ...typed])
