import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { styledNames } from '../src/vite/styledNames.mjs'

/** Makes tests use the production code of libraries: reading Markdown with their development code takes twice as long. */
const productionLibraries: Plugin = {
  name: 'production-libraries',
  configResolved: ({ ssr: { resolve } }) => {
    if (resolve?.conditions)
      resolve.conditions = resolve.conditions.filter((name) => !name.includes('development'))
  },
}

/** Browser tests: two files at a time, each worker with a browser of its own, on one build. */
const site = {
  globalSetup: 'tests/browser/serveDist.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  isolate: false,
  expect: { poll: { timeout: 10_000 } },
} as const

const unit = {
  setupFiles: ['tests/fixedSeed.ts'],
  // Files share the modules that they import.
  isolate: false,
  // One core is for the browser that `npm test` runs at the same time.
  maxWorkers: Math.max(1, availableParallelism() - 1),
  // On a busy machine, a second of work can take ten.
  testTimeout: 30_000,
  hookTimeout: 30_000,
}

const components = 'tests/**/*.dom.test.tsx'

/** Not the settings of the build, which take as long to load as hundreds of tests. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [styledNames(join(import.meta.dirname, '..')), react(), productionLibraries],
  oxc: { jsx: { development: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...unit,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/build/**', components],
          // Commands and builds also run React's production version.
          env: { NODE_ENV: 'production' },
        },
      },
      // Components in jsdom, with `act` from React's development version.
      { extends: true, test: { name: 'components', ...unit, include: [components] } },
      // Builds in their own processes.
      {
        extends: true,
        test: { name: 'builds', ...unit, testTimeout: 60_000, include: ['tests/build/**/*.test.ts'] },
      },
      // The built site and the dev server, in Chromium or the browser that BROWSER names.
      { extends: true, test: { name: 'site', ...site, include: ['tests/browser/**/*.test.ts'] } },
    ],
  },
})
