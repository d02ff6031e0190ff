import { z } from 'zod'
import {
  footDiagnostics,
  footText,
  missingAtFoot,
  type FootText,
} from '../compliance/advertising/identification.ts'
import { sortDiagnostics, type Diagnostic } from '../content/model/diagnostic.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import type { FindInCode, ProvedPage } from '../content/proof/proofDiagnostics.ts'
import { lazily } from '../content/model/lazily.ts'
import { pageProof } from '../content/proof/provePage.ts'
import type { SiteFile } from '../content/proof/readFile.ts'
import { keyOf, type Caches } from '../node/cache/packCache.ts'
import { pageInputs } from './pagePayloads.ts'
import type { ServerEntry } from './serverEntry.ts'
import { markedPageProver, siteProof, type SiteProof } from './siteProof.ts'
import { pageRendererWithoutBuild, publicationWithoutBuild } from './renderWithoutBuild.ts'

/** What pages are proved with. */
export interface ProofOptions {
  /** Loads what renders the site's pages; asked for when a page was not proved before. */
  loadServer: () => Promise<ServerEntry>
  /** Finds words in the code, for what there is to tell. */
  findInCode: FindInCode
  /** What the rules ask for at the foot of every page. */
  foot: readonly FootText[]
  /** The year of the pages. */
  year: number
  /** What earlier proofs have found. */
  caches: Caches | undefined
}

/** What was found on a page, as data that JSON can write. */
const found = z.object({ proof: pageProof, missing: z.array(footText) })
type Found = z.output<typeof found>

/**
 * Proves the pages of a site without building it.
 * @param files the files beside the pages: drawings, what is published as it is
 * @returns what is wrong with them
 */
export async function proveSite(
  site: Site,
  { files, ...options }: ProofOptions & { files: readonly SiteFile[] },
): Promise<Diagnostic[]> {
  const proof = siteProof(site)
  const pages = await provePages(site, { proof, routes: site.routes, ...options })
  return sortDiagnostics([
    ...proof.diagnosticsOf([...pages, ...proof.simplePages(), ...proof.files(files)], options.findInCode),
    ...footDiagnostics(site.registry, pages),
  ])
}

/**
 * Proves one page of a site.
 * @param route one of the site, or that of a text that waits for its day
 * @returns what is wrong with the page
 */
export async function proveRoute(site: Site, route: Route, options: ProofOptions): Promise<Diagnostic[]> {
  const shown = siteOnDay(site, route)
  const proof = siteProof(shown)
  const pages = await provePages(shown, { proof, routes: [route], ...options })
  return sortDiagnostics([
    ...proof.pageDiagnosticsOf(pages, options.findInCode),
    ...footDiagnostics(site.registry, pages),
  ])
}

/** The site with the page of a route: a text that waits for its day stands in the place of the one that it follows. */
function siteOnDay(site: Site, route: Route): Site {
  const coming = site.coming.find(({ file }) => file === route.file)
  if (coming === undefined || site.routes.includes(route)) return site
  const others = site.entries.filter(({ type, slug }) => type !== coming.type || slug !== coming.slug)
  return {
    ...site,
    entries: [...others, coming],
    routes: [...site.routes.filter(({ path }) => path !== route.path), route],
  }
}

async function provePages(
  site: Site,
  {
    proof,
    routes,
    loadServer,
    foot,
    year,
    caches,
  }: ProofOptions & { proof: SiteProof; routes: readonly Route[] },
): Promise<(ProvedPage & Found)[]> {
  const shell = site.registry.shellOf(site)
  const kept = caches?.open('proofs')
  const rendered = lazily(async () => {
    const server = await loadServer()
    return {
      server,
      renderPage: pageRendererWithoutBuild(server, site, year),
      prove: markedPageProver(server.pageRenderer, publicationWithoutBuild(year), proof),
    }
  })
  const provePage = async (route: Route): Promise<Found> => {
    const { server, renderPage, prove } = await rendered()
    const page = await renderPage(route)
    const proved = await prove(page, proof.markedPage(server, route))
    return { proof: proved, missing: missingAtFoot(page.html, foot) }
  }
  const pages: (ProvedPage & Found)[] = []
  for (const route of routes) {
    const key = keyOf(caches?.code, year, shell, foot, proof.shell, pageInputs(site, route, proof))
    const known = kept?.get(key)
    const result = known ? found.parse(JSON.parse(known.toString('utf8'))) : await provePage(route)
    if (!known) kept?.put(key, Buffer.from(JSON.stringify(result)))
    pages.push({ path: route.path, file: route.file, ...result })
  }
  kept?.save()
  return pages
}
