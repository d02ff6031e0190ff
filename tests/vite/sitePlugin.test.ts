import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, resolveConfig } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { isBundledCode } from '../../src/vite/bundledCode.ts'
import { sitePlugin } from '../../src/vite/sitePlugin.ts'

/** What the plugin tells Vite of this project. */

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-plugin-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const unused = () => Promise.reject(new Error('Nothing is loaded here.'))

const plugin = sitePlugin({
  browserEntry: 'entry.ts',
  takeOverEntry: 'takeOver.ts',
  serverEntry: 'entryServer.tsx',
  overlayEntry: 'overlay.ts',
  loadEngine: () =>
    Promise.resolve({ loadBuild: unused, configureDevServer: () => Promise.resolve(() => {}) }),
  loadServer: unused,
  loadRegistry: unused,
})

it('Vite watches the public folder at once, and the code not yet', async () => {
  const { server } = await resolveConfig({ root, configFile: false, plugins: [plugin] }, 'serve')
  const ignored = server.watch?.ignored
  if (typeof ignored !== 'function') throw new Error('The plugin does not say what is ignored.')
  const isWatched = (path: string) => !ignored(join(root, path))
  expect(['public', 'public/brochure.pdf', 'public/papers/form.pdf'].map(isWatched)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'src', 'src/firm/kinds.ts', 'publications', 'content'].map(isWatched)).not.toContain(true)
})

it('the server starts anew for code that it takes from the bundle', () => {
  const isBundled = (path: string) => isBundledCode(root, join(root, path))
  expect(
    ['src/firm/kinds.ts', 'src/vite/stableStyledIds.mjs', 'src/clients.ts'].map(isBundled),
  ).not.toContain(false)
  expect(
    ['src/firm/tags.tsx', 'src/client/start.ts', 'tests/sample.ts', 'src/README.md'].map(isBundled),
  ).not.toContain(true)
})

it('pages are not loaded anew for such code, while the server is about to go', async () => {
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: work,
    logLevel: 'silent',
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { client } = server.environments
    const files = ['src/content/publish/addresses.ts', 'src/client/start.ts'].map((path) =>
      join(root, path),
    )
    const sent: unknown[] = []
    client.hot.send = (...message: unknown[]) => void sent.push(message)
    for (const file of files) {
      await client.transformRequest(file)
      server.watcher.emit('change', file)
    }
    await expect.poll(() => sent).not.toEqual([])
    expect(JSON.stringify(sent)).toContain('start.ts')
    expect(JSON.stringify(sent)).not.toContain('addresses.ts')
  } finally {
    await server.close()
  }
})
