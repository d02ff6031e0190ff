import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
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

const engines = ['tests/browser/engines.test.ts', 'tests/browser/development.test.ts']
/** Start programs, each of which keeps a core busy: one file runs at a time. */
const builds = ['tests/build/**/*.test.ts']

/**
 * Start programs, those of commands Git some seven hundred times: to start one takes ten times as long once the process of
 * the tests has grown to 600 MB.
 */
const commands = ['tests/scripts/**/*.test.ts', 'tests/node/**/*.test.ts']

const inBrowsers = {
  globalSetup: 'tests/browser/serveDist.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // One file's visits keep the machine busy, and all files share one browser.
  fileParallelism: false,
  isolate: false,
  maxConcurrency: 4,
  // Browsers share the machine with whatever else runs on it; what fails twice has failed.
  retry: 1,
} as const

/** Wait for what a component does in a document, with `act`, which React offers only to those who debug it. */
const components = ['tests/**/*.dom.test.tsx']

const notUnits = ['tests/browser/**', ...builds, ...components]

const units: TestProjectInlineConfiguration['test'] = {
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: notUnits,
  setupFiles: ['tests/fixedSeed.ts'],
  // What is tested is pure: files share the modules that they import, which is most of what they would load.
  isolate: false,
  // What a test makes is garbage soon: with more room for it, it is collected a tenth of the whole time cheaper; and
  // threads that help with it would only take the browsers' core.
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  // One core is left to the browsers that `npm test` drives at the same time.
  maxWorkers: Math.max(1, availableParallelism() - 1),
  // Beside the browsers, on a busy machine, a second of work can take ten.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // React as commands and builds run it. Who debugs it is told where each element was made, and waits five times as long.
  env: { NODE_ENV: 'production' },
}

/** The tests' own settings: to read the build's takes as long as some hundred tests. */
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
          ...units,
          exclude: [...notUnits, ...commands],
        },
      },
      {
        extends: true,
        test: {
          // Commands, and what works on disk and Git.
          name: 'commands',
          ...units,
          include: commands,
        },
      },
      {
        extends: true,
        test: {
          // Components, in a document of jsdom.
          name: 'components',
          ...units,
          include: components,
          exclude: [],
          env: {},
        },
      },
      {
        extends: true,
        test: {
          // What `npm run build` has left, in a browser.
          name: 'site',
          include: ['tests/browser/**/*.test.ts'],
          exclude: engines,
          ...inBrowsers,
        },
      },
      {
        extends: true,
        test: {
          // The dev server, and the site in Firefox and WebKit.
          name: 'engines',
          include: engines,
          ...inBrowsers,
        },
      },
      {
        extends: true,
        test: {
          // Other builds beside the finished one, and what hosts make of it.
          name: 'builds',
          include: builds,
          ...inBrowsers,
        },
      },
    ],
  },
})
