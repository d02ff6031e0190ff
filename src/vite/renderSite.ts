import type { FinishedPage } from '../compliance/readPages.ts'
import { pastChanges } from '../compliance/redline/pastChanges.ts'
import { memoizeWeak, type Published, type ParsedBody, type Route, type Site } from '../content/model.ts'
import { parseHref } from '../content/publish/href.ts'
import { decodeAddress } from '../content/text/decodeAddress.ts'
import server from '../firm/app/entryServer.tsx'
import { makePayload } from '../firm/app/makePayload.ts'
import { shellFacts } from '../firm/shell/shellFacts.ts'
import type { PagePayload } from '../firm/pages/kinds.ts'
import { templates } from '../firm/pages/templates.ts'
import { buildYear } from '../node/buildDate.ts'
import type { ReadContent } from '../node/readContent.ts'
import { codeDigest, keep, pruneCache } from '../node/keep.ts'
import { sha256 } from '../node/sha256.ts'
import type { BuildInfo } from '../render/document.ts'

// Styles have the order in which components are loaded, so load them in a fixed order.
for (const load of Object.values(templates)) await load()

export interface RenderedPage {
  html: string
  payload: Published<PagePayload>
}

/** The texts that pages show. */
export type Compiled = Pick<ReadContent, 'bodies' | 'approved'>

/**
 * Renders pages, with a cache, for the build, `check` and the lawyers' tools. Set `NODE_ENV` to production before React is
 * loaded, as Vite does.
 * @param build left out for pages that are only read by checks: they have no scripts
 */
export function siteRenderer(
  site: Site,
  content: Compiled,
  build: Omit<BuildInfo, 'year'> = { script: '', modules: [], shellAddress: '', version: '' },
): (route: Route) => Promise<RenderedPage> {
  const buildInfo = { ...build, year: buildYear() }
  const payloadOf = payloadMaker(site, content)
  const shell = shellFacts(site)
  const renderPage = server.pageRenderer(shell, buildInfo)
  const around = JSON.stringify([codeDigest(), shell, buildInfo])
  return async (route) => {
    const payload = { ...payloadOf(route), version: buildInfo.version }
    const key = sha256(around + JSON.stringify(payload))
    const html = await keep(`pages/${key}.html`, () => renderPage(payload))
    return { html: String(html), payload }
  }
}

/** Renders pages as a build would, with the cache, and without writing a site. Without `routes`, all. */
export async function finishedPages(
  site: Site,
  content: Compiled,
  routes: readonly Route[] = site.routes,
): Promise<Map<string, FinishedPage>> {
  const render = siteRenderer(site, content)
  const withDigests = digestWriter(site)
  const pages = new Map<string, FinishedPage>()
  for (const route of routes) {
    const { html, payload } = await render(route)
    pages.set(route.path, { html: withDigests(html), data: payload })
  }
  pruneCache()
  return pages
}

/** Writes the digests of the pictures on a page, and of the files that it links to, into their tags. */
export function digestWriter({ pictures, organization }: Site): (html: string) => string {
  const sources = new Map(
    pictures.wanted.flatMap(({ path, variants }) => variants.map(({ address }) => [address, path] as const)),
  )
  return (html) =>
    html.replace(tagWithAddress, (tag, start: string, address: string) => {
      const { path = '' } = parseHref(address.replaceAll('&amp;', '&'), organization.site) ?? {}
      const sha = pictures.facts.get(sources.get(path) ?? decodeAddress(path))?.sha
      return sha === undefined ? tag : `${start} data-sha="${sha}"${tag.slice(start.length)}`
    })
}

/** Lists of converted pictures have spaces in them: the digest of the picture after them is enough. */
const tagWithAddress = /(<(?:a|img|source)(?: [^>]*?)?) (?:href|src|srcSet)="([^"\s]+)"/g

/** Makes payloads, with bodies as HTML. */
export function payloadMaker(site: Site, { bodies, approved }: Compiled): (route: Route) => PagePayload {
  const render = memoizeWeak((body: ParsedBody) => {
    const Body = bodies.get(body.file)
    if (Body === undefined) throw new Error(`The body of ${body.file} was not compiled.`)
    return server.renderBody(Body.component, site, body.file)
  })
  return (route) => makePayload({ site, route, render, approved, history: pastChanges(site, route, render) })
}
