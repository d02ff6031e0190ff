import { memoizeWeak } from '../content/model/memoize.ts'
import { releaseTree } from '../content/model/recentTrees.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import type { Plugin } from 'vite'
import { keyOf } from '../node/cache/packCache.ts'
import { pastChanges, wordingSteps } from '../compliance/legalVersions/pastChanges.ts'
import { pageContext } from '../content/publish/pageContext.ts'
import type { Payload } from '../content/model/payload.ts'
import { mdxPluginName } from './lazyMdx.ts'
import { parsedBodies } from '../content/body/parsedBodies.ts'
import type { CompiledBody } from '../render/renderBody.tsx'
import type { ServerEntry } from './serverEntry.ts'

/** Makes the payload of a page: what it is rendered from. */
export type MakePayload = (server: ServerEntry, site: Site, route: Route) => Promise<Payload>

/**
 * What the page of a route is made from, as data: its payload, and what decides the bodies and the past changes in it, which
 * need not be compiled and compared for that.
 */
export function pageMadeFrom(site: Site, route: Route): unknown[] {
  const bodies: unknown[] = []
  const render = ({ madeFrom }: ParsedBody) => {
    bodies.push(madeFrom)
    return `body ${bodies.length}`
  }
  const payload = site.registry.makePayload(pageContext(site, route, { render }))
  const wordings = wordingSteps(site, route)
  const changes = wordings.length > 0 && [wordings, site.registry.labelsOf(site).changes]
  return [payload, bodies, changes, aroundBodies(site)]
}

/** What of a site decides on bodies besides their own texts, as one digest. */
const aroundBodies = memoizeWeak((site: Site) =>
  keyOf(site.organization, site.registry.labelsOf(site).footnotes),
)

/** What the page of a route is made from, as one digest. */
export const pageInputs = (site: Site, route: Route): string => keyOf(...pageMadeFrom(site, route))

/**
 * Makes payloads, whose bodies are compiled by the plugin `@mdx-js/rollup` of Vite’s settings. Each body is compiled
 * once, as long as its text and the values in it stay the same.
 * @param plugins those of the resolved settings
 * @param isAskedAgain whether the same page may be asked for again, so that its compiled bodies are worth their memory
 * @throws when the plugin is not among them
 */
export function payloadMaker(plugins: readonly Plugin[], isAskedAgain = true): MakePayload {
  const transform = plugins.find(({ name }) => name === mdxPluginName)?.transform
  if (transform === undefined)
    throw new Error(
      `vite.config.ts has no ${mdxPluginName}, which compiles the bodies of pages: add mdx(…) to its plugins.`,
    )
  const handler = typeof transform === 'function' ? transform : transform.handler
  const compiled = new WeakMap<ParsedBody, CompiledBody>()
  let count = 0

  const compile = async ({ tree }: ParsedBody): Promise<CompiledBody> => {
    count += 1
    const name = `body-${count}.mdx`
    parsedBodies.set(name, tree())
    try {
      const result: unknown = await Reflect.apply(handler, undefined, ['', name])
      if (typeof result === 'object' && result !== null && 'code' in result) return String(result.code)
      throw new Error(`${mdxPluginName} does not compile .mdx files: give it mdExtensions: ['.md', '.mdx'].`)
    } finally {
      parsedBodies.delete(name)
    }
  }

  return async (server, site, route) => {
    const { makePayload } = site.registry
    const history = pastChanges(site, route)
    const shown = new Set<ParsedBody>()
    const collect = (body: ParsedBody) => {
      shown.add(body)
      return ''
    }
    makePayload(pageContext(site, route, { render: collect, history }))
    for (const body of shown) if (!compiled.has(body)) compiled.set(body, await compile(body))
    const render = (body: ParsedBody) => {
      const code = compiled.get(body)
      if (code === undefined) throw new Error(`A body of ${route.path} was not compiled.`)
      return server.renderBody(code, site)
    }
    const payload = makePayload(pageContext(site, route, { render, history }))
    if (!isAskedAgain)
      for (const body of shown) {
        compiled.delete(body)
        releaseTree(body.tree)
      }
    return payload
  }
}
