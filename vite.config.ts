import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanRouter } from './src/vite/leanRouter.ts'
import { leanStyles } from './src/vite/leanStyles.ts'
import { sitePlugin } from './src/vite/sitePlugin.ts'
import { styledIds } from './src/vite/styledIds.ts'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

export default defineConfig({
  appType: 'custom',
  plugins: [styledIds(), react(), leanRouter(), leanStyles(), sitePlugin()],
})
