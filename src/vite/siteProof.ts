import { pastChanges } from '../compliance/legalVersions/pastChanges.ts'
import type { Diagnostic } from '../content/model/diagnostic.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import type { Payload, Shell } from '../content/model/payload.ts'
import { lazily } from '../content/model/lazily.ts'
import type { Route } from '../content/model/route.ts'
import type { PageContext, Site, SitePayload } from '../content/model/site.ts'
import { markSite, type SoughtBody, type SoughtText } from '../content/proof/markSite.ts'
import {
  pageDiagnostics,
  proofDiagnostics,
  type FindInCode,
  type ProvedPage,
} from '../content/proof/proofDiagnostics.ts'
import { pageProver, type PageProof } from '../content/proof/provePage.ts'
import { textsOfManifest, wordsInFile, type SiteFile } from '../content/proof/readFile.ts'
import { figureFinder } from '../content/proof/readDocument.ts'
import { treeBody } from '../content/proof/treeBody.ts'
import { pageContext } from '../content/publish/pageContext.ts'
import { urlListFile } from '../content/publish/urls/parseUrlList.ts'
import { marked } from '../content/text/marks.ts'
import type { Publication, RenderedPage } from '../render/pageRenderer.tsx'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import { redirectFiles, redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'

/** A page with its texts marked. */
export interface MarkedPage {
  payload: Payload
  /** The bodies in it, as they are looked for. */
  bodies: SoughtBody[]
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
  /** What is made without templates: the pages at old addresses, and the web manifest. */
  simplePages: () => ProvedPage[]
  /** The files beside the pages that show words: none of them is made from texts of the content. */
  files: (files: Iterable<SiteFile>) => ProvedPage[]
  /** What was found. @param pages all of the site's pages */
  diagnosticsOf: (pages: readonly ProvedPage[], findInCode: FindInCode) => Diagnostic[]
  /** What was found on some of them. */
  pageDiagnosticsOf: (pages: readonly ProvedPage[], findInCode: FindInCode) => Diagnostic[]
}

/** Marks a site for the proof; the site itself stays as it is. */
export function siteProof(site: Site): SiteProof {
  const found = markSite(site)
  const { registry } = site
  const organization = registry.organization.path
  const payloadOf = (route: Route, more: Pick<PageContext, 'render' | 'history'>) =>
    registry.makePayload(pageContext(found.site, found.routeOf(route), more))
  const texts = found.texts.map(({ identity, letters }) => ({ identity, letters }))
  return {
    shell: registry.shellOf(found.site),
    texts,
    inputsOf: (route) => payloadOf(route, { render: () => '' }),
    markedPage: (server, route) => {
      const bodies: SoughtBody[] = []
      const render = (body: ParsedBody): string => {
        const tree = body.tree()
        const sought = found.soughtIn(body, tree)
        if (sought) bodies.push(sought)
        return server.renderBody(treeBody({ tree: () => tree }), found.site)
      }
      const { changes } = registry.labelsOf(found.site)
      const history = pastChanges(site, route, { words: changes, write: (text) => marked(text) })
      return { payload: payloadOf(route, { render, history }), bodies }
    },
    simplePages: () => {
      const prove = pageProver(texts)
      const redirects = [...redirectFiles(site).values()].map((redirect) => {
        const forms = {
          published: { html: redirectPage(redirect, site), styles: [] },
          marked: { html: redirectPage(redirect, found.site), styles: [] },
        }
        const proof = prove(forms)
        // An address on another website is shown as it stands in the list, which is content.
        const foreign = proof.foreign.filter(({ words }) => words !== redirect.to)
        return { path: redirect.from, file: urlListFile, proof: { ...proof, foreign } }
      })
      const manifest = {
        published: { html: webManifest(site), styles: [] },
        marked: { html: webManifest(found.site), styles: [] },
        read: textsOfManifest,
      }
      // What stands in it alone, no page shows.
      const proof = { ...prove(manifest), shown: [] }
      return [...redirects, { path: manifestAddress, file: organization, proof }]
    },
    files: (files) =>
      [...files].flatMap(({ path, text, copyOf }) => {
        const foreign = wordsInFile(path, text)
        const proof = { foreign, shown: [], bodies: [], cut: [], fragments: [] }
        return foreign.length === 0 ? [] : { path: copyOf ?? `/${path}`, file: organization, copyOf, proof }
      }),
    diagnosticsOf: (pages, findInCode) => proofDiagnostics(found, pages, findInCode),
    pageDiagnosticsOf: (pages, findInCode) => pageDiagnostics(found, pages, findInCode),
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
  const inShell = lazily(() => figureFinder([shell, publication.year]))
  return async (published, { payload, bodies }) => {
    const inPage = lazily(() => figureFinder(payload))
    const isFigure = (figure: string) => inPage()(figure) || inShell()(figure)
    return prove({ published, marked: await renderMarked(payload), isFigure }, bodies)
  }
}
