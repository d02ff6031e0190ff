import { pastChanges } from '../compliance/legalVersions/pastChanges.ts'
import type { Diagnostic } from '../content/model/diagnostic.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import type { Payload, Shell } from '../content/model/payload.ts'
import type { Route } from '../content/model/route.ts'
import type { PageContext, Site, SitePayload } from '../content/model/site.ts'
import { markSite, type SoughtText } from '../content/proof/markSite.ts'
import { proofDiagnostics, type FindInCode, type ProvedPage } from '../content/proof/proofDiagnostics.ts'
import { pageProver, type PageProof } from '../content/proof/provePage.ts'
import { treeComponent } from '../content/proof/treeComponent.ts'
import { pageContext } from '../content/publish/pageContext.ts'
import { urlListFile } from '../content/publish/urls/parseUrlList.ts'
import { marked } from '../content/text/marks.ts'
import type { Publication, RenderedPage } from '../render/pageRenderer.tsx'
import { redirectFiles, redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'

/** A page with its texts marked. */
export interface MarkedPage {
  payload: Payload
  /** The first passages of the bodies in it. */
  bodies: SoughtText[]
}

/** What it takes to prove that the pages of a site show the texts of its content, and no words besides. */
export interface SiteProof {
  /** What is shown around every page, with its texts marked. */
  shell: Shell
  /** The texts that are looked for. */
  texts: readonly SoughtText[]
  /** What a page with its texts marked is made from besides the page itself: which text stands in which field. */
  inputsOf: (route: Route) => SitePayload
  markedPage: (server: ServerEntry, route: Route) => MarkedPage
  /** The pages at old addresses, which are made without templates. */
  redirects: () => ProvedPage[]
  /** What was found. @param pages all of the site's pages */
  diagnosticsOf: (pages: readonly ProvedPage[], findInCode: FindInCode) => Diagnostic[]
}

/** Marks a site for the proof; the site itself stays as it is. */
export function siteProof(site: Site): SiteProof {
  const found = markSite(site)
  const { registry } = site
  const payloadOf = (route: Route, more: Pick<PageContext, 'render' | 'history'>) =>
    registry.makePayload(pageContext(found.site, found.routeOf(route), more))
  const texts = found.texts.map(({ identity, letters }) => ({ identity, letters }))
  return {
    shell: registry.shellOf(found.site),
    texts,
    inputsOf: (route) => payloadOf(route, { render: () => '' }),
    markedPage: (server, route) => {
      const bodies: SoughtText[] = []
      const render = (body: ParsedBody): string => {
        const tree = body.tree()
        const sought = found.soughtIn(body, tree)
        if (sought) bodies.push(sought)
        return server.renderBody(treeComponent({ tree: () => tree }), found.site)
      }
      const { changes } = registry.labelsOf(found.site)
      const history = pastChanges(site, route, { words: changes, write: (text) => marked(text) })
      return { payload: payloadOf(route, { render, history }), bodies }
    },
    redirects: () => {
      const prove = pageProver(texts)
      return [...redirectFiles(site).values()].map((redirect) => {
        const forms = {
          published: { html: redirectPage(redirect, site), styles: [] },
          marked: { html: redirectPage(redirect, found.site), styles: [] },
        }
        return { path: redirect.from, file: urlListFile, proof: prove(forms) }
      })
    },
    diagnosticsOf: (pages, findInCode) => proofDiagnostics(found, pages, findInCode),
  }
}

/**
 * Renders pages with their texts marked, and looks at them.
 * @returns a function that is given a published page and the same with its texts marked
 */
export function markedPageProver(
  pageRenderer: ServerEntry['pageRenderer'],
  publication: Publication,
  { shell, texts }: Pick<SiteProof, 'shell' | 'texts'>,
): (published: RenderedPage<Payload>, page: MarkedPage) => Promise<PageProof> {
  const renderMarked = pageRenderer(shell, publication, false)
  const prove = pageProver(texts)
  return async (published, { payload, bodies }) => {
    return prove({ published, marked: await renderMarked(payload) }, bodies)
  }
}
