import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { sitePlugin } from '../../src/vite/sitePlugin.ts'

/** What the plugin tells Vite of this project. */

const root = join(import.meta.dirname, '../..')
const unused = () => Promise.reject(new Error('Nothing is loaded for the settings alone.'))

it('Vite watches the public folder at once, and the code not yet', async () => {
  const plugin = sitePlugin({
    browserEntry: 'entry.ts',
    takeOverEntry: 'takeOver.ts',
    serverEntry: 'entryServer.tsx',
    overlayEntry: 'overlay.ts',
    loadEngine: unused,
    loadRegistry: unused,
    loadDrawings: unused,
  })
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
