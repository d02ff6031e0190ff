import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loadCode } from './scripts/loadCode.mjs'
import { bodyPlugins } from './src/content/body/bodyPlugins.ts'
import { patchReactRouter } from './src/vite/patchReactRouter.ts'
import { patchStylis } from './src/vite/patchStylis.ts'
import { sitePlugin } from './src/vite/sitePlugin.ts'
import { stableStyledIds } from './src/vite/stableStyledIds.mjs'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

/** What is heavy waits until it is needed: the settings load at once. */
const load = {
  registry: async () => (await (await loadCode()).registry()).registry,
  drawings: async () => (await (await loadCode()).artwork()).artworkOf,
  reader: async () => (await loadCode()).bodyReader(),
  engine: async () => (await loadCode()).siteEngine(),
  server: async () => (await loadCode()).server(),
}

export default defineConfig({
  appType: 'custom',
  plugins: [
    // Bodies are Markdown: what an editor types is never code.
    mdx({
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
      takeOverEntry: 'src/firm/takeOver.ts',
      overlayEntry: 'src/firm/overlay.ts',
      serverEntry: 'src/firm/entryServer.tsx',
      loadEngine: load.engine,
      loadServer: load.server,
      loadRegistry: load.registry,
      loadDrawings: load.drawings,
    }),
  ],
})
