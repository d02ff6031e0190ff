import type { Site } from '../content/model.ts'
import { pageFile, payloadAddress } from '../content/publish/addresses.ts'
import { shellFacts } from '../firm/shell/shellFacts.ts'
import { registry } from '../firm/registry.ts'
import { shortDigest } from '../node/sha256.ts'
import type { BuildInfo } from '../render/document.ts'
import { pagePolicy } from './hosting/contentSecurityPolicy.ts'
import { hostFiles, type Host } from './hosting/hostFiles.ts'
import { hostingOf } from './hosting/hosting.ts'
import { redirectFiles, redirectPage } from './redirectFiles.ts'
import { digestWriter, siteRenderer, type Compiled, type RenderedPage } from './renderSite.ts'
import { collectSearch } from './searchFiles.ts'
import { siteFiles } from './siteFiles.ts'

interface WrittenText {
  /** Below the site's folder, with or without a slash at the beginning. */
  path: string
  text: string
  /** Of a document: the page that it is. */
  page?: RenderedPage
}

interface SiteScripts extends Pick<BuildInfo, 'script' | 'modules'> {
  content: Compiled
  /** The only host, if it's known. */
  host?: Host | undefined
}

/**
 * Every text that a build writes. What visitors get of the content is here or, as a picture of a shared link, drawn from a
 * payload; so a test looks here for fields that nobody named.
 */
export async function* siteTexts(
  site: Site,
  { content, script, modules, host }: SiteScripts,
): AsyncGenerator<WrittenText> {
  const { delivery, deliveryAddress } = site.organization
  const messages = delivery === 'endpoint' && deliveryAddress ? new URL(deliveryAddress).origin : undefined
  const origins = { frames: registry.frames, messages }
  const shell = JSON.stringify(shellFacts(site))
  const shellAddress = `/assets/shell-${shortDigest(shell)}.json`
  const version = shortDigest([script, ...modules, shell].join('\n'))
  const policyFor = (styles: readonly string[]) => pagePolicy(styles, origins)
  const render = siteRenderer(site, content, { script, modules, shellAddress, version, policyFor })
  const withDigests = digestWriter(site)
  const search = collectSearch(site)
  yield { path: shellAddress, text: shell }
  for (const route of site.routes) {
    const rendered = await render(route)
    const page = { ...rendered, html: withDigests(rendered.html) }
    await search.add(route, page.html)
    yield { path: pageFile(route.path), text: page.html, page }
    yield { path: payloadAddress(route.path), text: JSON.stringify(page.payload) }
  }
  for (const [path, redirect] of redirectFiles(site, host)) yield { path, text: redirectPage(redirect, site) }
  const hosting = hostingOf(site.redirects, origins)
  const others = [...hostFiles(hosting, host), ...siteFiles(site), ...search.files()]
  for (const [path, text] of others) yield { path, text }
}
