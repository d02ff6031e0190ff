import { memoizeWeak } from '../content/model/memoize.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MDXContent } from 'mdx/types.js'
import type { Plugin } from 'vite'
import { shortDigest } from '../node/sha256.ts'
import { keyOf } from '../node/cache/packCache.ts'
import { pastChanges, wordingSteps } from '../compliance/legalVersions/pastChanges.ts'
import { pageContext } from '../content/publish/pageContext.ts'
import type { Payload } from '../content/model/payload.ts'
import { mdxPluginName } from './lazyMdx.ts'
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
 * @throws when the plugin is not among them
 */
export function payloadMaker(plugins: readonly Plugin[]): MakePayload {
  const transform = plugins.find(({ name }) => name === mdxPluginName)?.transform
  if (transform === undefined)
    throw new Error(
      `vite.config.ts has no ${mdxPluginName}, which compiles the bodies of pages: add mdx(…) to its plugins.`,
    )
  const handler = typeof transform === 'function' ? transform : transform.handler
  const compiled = new WeakMap<ParsedBody, MDXContent>()

  const compile = async ({ madeFrom: [path, text] }: ParsedBody): Promise<MDXContent> => {
    const result: unknown = await Reflect.apply(handler, undefined, [text, path])
    if (typeof result !== 'object' || result === null || !('code' in result))
      throw new Error(`${mdxPluginName} does not compile .mdx files: give it mdExtensions: ['.md', '.mdx'].`)
    const file = join(folder, `${shortDigest(String(result.code))}.mjs`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, String(result.code))
    const module: { default: MDXContent } = await import(pathToFileURL(file).href)
    return module.default
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
      const Body = compiled.get(body)
      if (Body === undefined) throw new Error(`A body of ${route.path} was not compiled.`)
      return server.renderBody(Body, site, body.file)
    }
    return makePayload(pageContext(site, route, { render, history }))
  }
}

/** Where the modules of compiled bodies stand: their React is that of the project. */
const folder = join(process.cwd(), 'node_modules/.cache/bodies')
