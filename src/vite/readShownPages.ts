import { z } from 'zod'
import { pageName } from '../compliance/history/snapshot.ts'
import { shownLines, shownTexts, type ReadShown } from '../compliance/history/shownLines.ts'
import { pastChanges } from '../compliance/legalVersions/pastChanges.ts'
import { pageContext } from '../content/publish/pageContext.ts'
import { lazily } from '../content/model/lazily.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import type { DocumentLines } from '../compliance/history/documentLines.ts'
import { keyOf, type Caches } from '../node/cache/packCache.ts'
import type { ServerEntry } from './serverEntry.ts'
import { pageRendererWithoutBuild } from './renderWithoutBuild.ts'

const kept = z.object({ page: z.array(z.string()), around: z.array(z.string()) })

/**
 * Renders the pages of sites, today's or earlier ones, to read what they show. A page of which today's templates cannot make
 * one is left out, as they are not made for the content of every earlier day; `said` names these pages and their revisions, and
 * warns when they are of the newest one (`compliance/history/searchSources.ts`).
 * @param loadServer loads what renders pages; asked for when a page was not read before
 * @param caches what earlier runs have read
 */
export function shownPagesReader(
  loadServer: () => Promise<ServerEntry>,
  caches: Caches | undefined,
): { readShown: ReadShown; save: () => void } {
  const server = lazily(loadServer)
  const cache = lazily(() => caches?.open('shown'))
  const known = new Map<string, DocumentLines>()

  const reader = (site: Site, year: number) => {
    const renderer = lazily(async () => pageRendererWithoutBuild(await server(), site, year))
    return async (route: Route): Promise<DocumentLines | undefined> => {
      const key = keyOf(caches?.code, year, site.registry.shellOf(site), payloadOf(site, route))
      const found = known.get(key) ?? keptLines(key)
      if (found) return found
      // Templates that cannot be loaded are an error, and no fault of the page.
      await server()
      const page = await renderer()
        .then((render) => render(route))
        .catch(() => undefined)
      if (page === undefined) return undefined
      const lines = shownLines(page.html)
      known.set(key, lines)
      cache()?.put(key, Buffer.from(JSON.stringify(lines)))
      return lines
    }
  }

  const keptLines = (key: string): DocumentLines | undefined => {
    const found = cache()?.get(key)
    return found && kept.parse(JSON.parse(found.toString()))
  }

  return {
    readShown: async (site, day) => {
      const read = reader(site, Number(day.slice(0, 4)))
      const pages: [string, DocumentLines][] = []
      for (const route of site.routes) {
        const lines = await read(route)
        if (lines) pages.push([pageName(route.path), lines])
      }
      return shownTexts(pages)
    },
    save: () => cache()?.save(),
  }
}

/** What the page of a route is made from, as data: its payload, with the texts of bodies for the bodies. */
const payloadOf = (site: Site, route: Route): unknown =>
  site.registry.makePayload(
    pageContext(site, route, {
      render: ({ madeFrom }) => JSON.stringify(madeFrom),
      history: pastChanges(site, route),
    }),
  )
