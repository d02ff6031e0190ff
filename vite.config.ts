import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loadCode } from './scripts/loadCode.mjs'
import { stableStyledIds } from './src/vite/stableStyledIds.mjs'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

// All that is ours comes from its bundle, since Vite takes long to read what settings import.
const code = await loadCode()
const { bodyPlugins, lazyMdx, patchReactRouter, patchStylis, sitePlugin } = await code.vitePlugins()

/** What is heavy waits until it is needed: the settings load at once. */
const load = {
  registry: async () => (await code.registry()).registry,
  drawings: async () => (await code.artwork()).artworkOf,
  reader: () => code.bodyReader(),
  engine: () => code.siteEngine(),
  server: () => code.server(),
}

export default defineConfig({
  appType: 'custom',
  plugins: [
    // Bodies are Markdown: what an editor types is never code.
    lazyMdx(() => code.mdx(), {
      format: 'md',
      mdExtensions: ['.md', '.mdx'],
      development: false,
      ...bodyPlugins({ loadRegistry: load.registry, loadReader: load.reader }),
    }),
    stableStyledIds(),
    react(),
    patchReactRouter(),
    patchStylis(),
    sitePlugin({
      browserEntry: 'src/firm/entry.ts',
      overlayEntry: 'src/firm/overlay.ts',
      serverEntry: 'src/firm/entryServer.tsx',
      loadEngine: load.engine,
      loadServer: load.server,
      loadRegistry: load.registry,
      loadDrawings: load.drawings,
    }),
  ],
})
