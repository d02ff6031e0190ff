import type { Plugin, UserConfig } from 'vite'
import { loadCode } from './scripts/loadCode.mjs'
import type { SiteOptions } from './src/vite/siteOptions.ts'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

// All that is ours comes from its bundle, since Vite takes long to read what settings import.
const code = await loadCode()
const { bodyPlugins, lazyMdx } = await code.bodySettings()
const loadRegistry = async () => (await code.registry()).registry

/** Compiles the bodies of all pages. They are Markdown: what an editor types is never code. */
export const bodies: Plugin = lazyMdx(code['@mdx-js/rollup'], {
  format: 'md',
  mdExtensions: ['.md', '.mdx'],
  development: false,
  ...bodyPlugins({ loadRegistry, loadReader: () => code.bodyReader() }),
})

/** What is heavy waits until it is needed: the settings load at once. */
export const site: SiteOptions = {
  browserEntry: 'src/firm/entry.ts',
  takeOverEntry: 'src/firm/hydrate.ts',
  overlayEntry: 'src/firm/overlay.ts',
  serverEntry: 'src/firm/entryServer.tsx',
  loadEngine: () => code.siteEngine(),
  loadServer: () => code.server(),
  loadRegistry,
}

/** Only Vite asks for these: `npm run build` does without it where an earlier build has kept its bundles. */
export default async (): Promise<UserConfig> => {
  const { default: react } = await import('@vitejs/plugin-react')
  const { patchReactRouter, patchStylis, sitePlugin, stableStyledIds } = await code.vitePlugins()
  return {
    appType: 'custom',
    plugins: [bodies, stableStyledIds(), react(), patchReactRouter(), patchStylis(), sitePlugin(site)],
  }
}
