import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const root = join(import.meta.dirname, '..')

/**
 * Bundles a TypeScript file with its imports (0.3 s), loads it, and removes the bundle.
 * @template T the module
 * @param {string} input its path in the project
 * @param {(id: string) => boolean} [isLeftOut] imports to leave out
 * @returns {Promise<T>}
 */
export async function loadTypeScript(input, isLeftOut = () => false) {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  // One folder for each process, so that concurrent bundles don't mix.
  const folder = mkdtempSync(join(cache, 'bundle-'))
  const file = join(folder, 'bundle.mjs')
  try {
    await build({
      cwd: root,
      input,
      platform: 'node',
      tsconfig: false,
      logLevel: 'silent',
      resolve: { conditionNames: ['module', 'node', 'production', 'import'], mainFields: ['module', 'main'] },
      // Packages that load files of their own.
      external: (id) =>
        isLeftOut(id) ||
        /^(docx|harfbuzzjs|sharp|vite|rolldown|playwright-core|yaml-language-server)\b/.test(id),
      plugins: [
        {
          name: 'import-meta',
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
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
