import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MDXContent } from 'mdx/types.js'
import * as runtime from 'react/jsx-runtime'
import { rehypeNoBreak } from '../content/body/rehypeNoBreak.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import { pastChanges } from '../compliance/pastChanges.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { pageContext } from '../content/publish/pageContext.ts'
import { makePayload, shellFacts } from '../firm/makePayload.ts'
import type { PagePayload } from '../firm/payload.ts'
import type { Publication, RenderedPage } from '../render/pageRenderer.tsx'
import type { ServerEntry } from './serverEntry.ts'

/** What pages refer to where only their words are read: none follow from where scripts stand. */
export const publicationWithoutBuild = (year: number): Publication => ({
  script: '',
  modules: [],
  shellAddress: '',
  version: '',
  year,
})

/** A body as a component, made from its tree. */
function treeBody({ tree }: ParsedBody): MDXContent {
  const copy = structuredClone(tree())
  rehypeNoBreak()(copy)
  return (props) => toJsxRuntime(copy, { ...runtime, components: props.components })
}

/** The payload of a page, its bodies rendered from their trees. */
export function payloadWithoutBuild({ renderBody }: ServerEntry, site: Site, route: Route): PagePayload {
  const render = (body: ParsedBody) => renderBody(treeBody(body), site, body.file)
  return makePayload(pageContext(site, route, { render, history: pastChanges(site, route, render) }))
}

/** Renders pages of a site to read their words: their bodies from the trees, as nothing is compiled without a build. */
export function pageRendererWithoutBuild(
  server: ServerEntry,
  site: Site,
  year: number,
): (route: Route) => Promise<RenderedPage<PagePayload>> {
  const renderPage = server.pageRenderer(shellFacts(site), publicationWithoutBuild(year))
  return (route) => renderPage(payloadWithoutBuild(server, site, route))
}
