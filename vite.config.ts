import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { leanRouter } from './src/vite/leanRouter.ts'
import { sitePlugin } from './src/vite/sitePlugin.ts'
import { styledIds } from './src/vite/styledIds.ts'

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  plugins: [styledIds(), react(), ...(mode === 'test' ? [] : [leanRouter(), sitePlugin()])],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/browser/**'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/serveDist.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Browsers share the machine with whatever else runs on it; what fails thrice has failed.
          retry: 2,
        },
      },
    ],
  },
}))
