import { describe, expect, it } from 'vitest'
import type { Site } from '../../src/content/model/site.ts'
import { shownPagesReader } from '../../src/vite/readShownPages.ts'
import type { ServerEntry } from '../../src/vite/serverEntry.ts'
import { approve, edit, legalPage, legalTree, review, termsBody, termsFile } from '../fixtures/legalSite.ts'

/** What finished pages show, read for searching what the site said. */

const before = approve(legalTree(legalPage(termsBody('You may read.'), '2026-01-10')), '/terms')
const changed = edit(before, termsFile, 'You may read.', 'You must read.')
const site = siteOf(edit(changed, termsFile, 'lastUpdated: 2026-01-10', 'lastUpdated: 2026-01-31'))

function siteOf(tree: Parameters<typeof review>[0]): Site {
  const built = review(tree).site
  if (!built) throw new Error('The site cannot be built.')
  return built
}

const load = (): Promise<object> => import('../../src/firm/entryServer.tsx')
const loadServer = async (): Promise<ServerEntry> => Reflect.get(await load(), 'default')

const readBy = (server: () => Promise<ServerEntry>) =>
  shownPagesReader(server, undefined).readShown(site, '2026-01-31')

describe('what finished pages show', () => {
  it('has labels filled in, the title in the tab, and the days of changes', async () => {
    const shown = await readBy(loadServer)
    const lines = shown.get('/terms')?.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Terms | Tiny',
        'Last Updated January 31, 2026',
        'Changed on January 31, 2026',
        'The whole page as it was before, of January 10, 2026',
      ]),
    )
    expect(shown.get('every page')).toContain('© 2026 Tiny LLP')
  })

  it('has no words of the time before, which the history of a page shows', async () => {
    const shown = await readBy(loadServer)
    expect(shown.get('/terms')).toContain('You must read.')
    expect(shown.get('/terms')).not.toContain('may')
    expect(shown.get('/terms/2026-01-10')).toContain('You may read.')
  })

  it('leaves out a page of which the templates make none', async () => {
    const server = await loadServer()
    const failing: ServerEntry = {
      ...server,
      pageRenderer: (shell, publication) => {
        const render = server.pageRenderer(shell, publication)
        return (payload) => {
          if (payload.path === '/terms') throw new Error('No such template.')
          return render(payload)
        }
      },
    }
    const shown = await readBy(async () => failing)
    expect([shown.has('/terms'), shown.has('/notice')]).toEqual([false, true])
  })

  it('fails when the templates cannot be loaded', async () => {
    await expect(readBy(() => Promise.reject(new Error('No bundle.')))).rejects.toThrow('No bundle.')
  })
})
