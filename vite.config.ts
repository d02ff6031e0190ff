import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bodyCompiler } from './src/vite/bodyCompiler.ts'
import { site } from './src/vite/site.ts'
import { styledNames } from './src/vite/styledNames.mjs'

if (process.env['VITEST'])
  throw new Error('Tests have their own settings: npx vitest --config tests/vitest.config.ts')

export default defineConfig({
  appType: 'custom',
  plugins: [bodyCompiler, styledNames(import.meta.dirname), react(), site(bodyCompiler)],
})
