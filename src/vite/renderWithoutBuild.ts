import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MDXContent } from 'mdx/types.js'
import * as runtime from 'react/jsx-runtime'
import { rehypeNoBreak } from '../content/body/rehypeNoBreak.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import { pastChanges } from '../compliance/legalVersions/pastChanges.ts'
import type { Payload } from '../content/model/payload.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { pageContext } from '../content/publish/pageContext.ts'
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

/** Renders pages of a site to read their words: their bodies from the trees, as nothing is compiled without a build. */
export function pageRendererWithoutBuild(
  { pageRenderer, renderBody }: ServerEntry,
  site: Site,
  year: number,
): (route: Route) => Promise<RenderedPage<Payload>> {
  const { shellOf, makePayload } = site.registry
  const renderPage = pageRenderer(shellOf(site), publicationWithoutBuild(year))
  return (route) =>
    renderPage(
      makePayload(
        pageContext(site, route, {
          render: (body) => renderBody(treeBody(body), site, body.file),
          history: pastChanges(site, route),
        }),
      ),
    )
}
