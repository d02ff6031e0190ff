import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { styledNames } from '../src/vite/styledNames.ts'

/**
 * Lets tests use the very code of the libraries that the commands and the build use. Vitest asks for what their makers
 * debug with, where they offer it, and reading Markdown with that takes twice as long.
 */
const librariesAsUsed: Plugin = {
  name: 'libraries-as-used',
  configResolved: ({ ssr: { resolve } }) => {
    if (resolve?.conditions)
      resolve.conditions = resolve.conditions.filter((name) => !name.includes('development'))
  },
}

/** Tests that drive a browser: one file at a time, all in one browser, on one build. */
const site = {
  globalSetup: 'tests/browser/serveDist.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  fileParallelism: false,
  isolate: false,
  sequence: { concurrent: true },
  maxConcurrency: 4,
  expect: { poll: { timeout: 10_000 } },
} as const

const unit = {
  setupFiles: ['tests/fixedSeed.ts'],
  // Files share the modules that they import, which is most of what they would load.
  isolate: false,
  // One core is left to the browser that `npm test` drives at the same time.
  maxWorkers: Math.max(1, availableParallelism() - 1),
  // Beside the browser, on a busy machine, a second of work can take ten.
  testTimeout: 30_000,
  hookTimeout: 30_000,
}

const components = 'tests/**/*.dom.test.tsx'

/** Tests have settings of their own: to read the build's takes as long as some hundred tests. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [styledNames(), react(), librariesAsUsed],
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
          // React as commands and builds run it.
          env: { NODE_ENV: 'production' },
        },
      },
      // Components in a document of jsdom, with `act`, which only React's development version has.
      { extends: true, test: { name: 'components', ...unit, include: [components] } },
      // Other builds, in processes of their own.
      {
        extends: true,
        test: { name: 'builds', ...unit, testTimeout: 60_000, include: ['tests/build/**/*.test.ts'] },
      },
      // What `npm run build` has made, in Chromium or the engine that BROWSER names; the dev server.
      { extends: true, test: { name: 'site', ...site, include: ['tests/browser/**/*.test.ts'] } },
    ],
  },
})
