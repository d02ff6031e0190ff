import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bodyCompiler } from './src/vite/bodyCompiler.ts'
import { site } from './src/vite/site.ts'
import { styledNames } from './src/vite/styledNames.ts'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

export default defineConfig({
  appType: 'custom',
  // The settings are the same for both bundles, and reading them takes a while.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  plugins: [bodyCompiler, styledNames(), react(), site(bodyCompiler)],
})
