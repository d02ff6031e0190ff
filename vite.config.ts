import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bodyOptions, siteOptions } from './scripts/siteOptions.mjs'
import { bodyCompiler } from './src/vite/bodyCompiler.ts'
import { patchReactRouter } from './src/vite/patchReactRouter.ts'
import { patchStylis } from './src/vite/patchStylis.ts'
import { sitePlugin } from './src/vite/sitePlugin.ts'
import { stableStyledIds } from './src/vite/stableStyledIds.mjs'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

export default defineConfig({
  appType: 'custom',
  plugins: [
    bodyCompiler(bodyOptions),
    stableStyledIds(),
    react(),
    patchReactRouter(),
    patchStylis(),
    sitePlugin(siteOptions),
  ],
})
