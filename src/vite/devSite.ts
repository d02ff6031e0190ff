import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { isError } from '../content/model/diagnostic.ts'
import { lazily } from '../content/model/memoize.ts'
import type { BuiltSite, Site } from '../content/model/site.ts'
import { canonicalPath, notFoundPath, payloadPath, pictureAddress } from '../content/publish/addresses.ts'
import { printReport, type Paint } from '../content/report/printReport.ts'
import { shellFacts } from '../firm/makePayload.ts'
import { registry } from '../firm/registry.ts'
import { templates } from '../firm/templates.ts'
import { ansiStyler } from '../node/ansi.ts'
import type { BodyCompiler } from '../node/bodies.ts'
import { buildYear } from '../node/buildDate.ts'
import { pathFrom, type Folders } from '../node/folders.ts'
import { pictureFile } from '../node/pictures.ts'
import { readContent, type ReadContent } from '../node/readContent.ts'
import { contentTypeOf } from './hosting/contentTypes.ts'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import { payloadMaker, siteRenderer } from './renderSite.ts'
import { collectSearch, isSearchFile } from './searchFiles.ts'
import { sharePictures } from './sharePictures.ts'
import { robots, sitemap } from './sitemap.ts'

// Styles have the order in which components are loaded, so load them in a fixed order.
for (const load of Object.values(templates)) await load()

export interface DevResponse {
  type: string
  body: string | Buffer
  status?: number
  /** The target of a redirect. */
  location?: string
}

/** The content's problems, for Vite's overlay and for the terminal. */
export interface Problems {
  overlay: ErrorPayload['err'] | undefined
  terminal: string
}

export interface DevContent {
  /** Responds to requests; undefined while there are files that can't be read. */
  respond: ((path: string, acceptsHtml: boolean) => Promise<DevResponse | undefined>) | undefined
  /** Checks the content, without the lawyers' checks, which need every finished page: `npm run check` runs them. */
  problems: () => Problems
}

/** Reads the content, including drafts and scheduled pages. @param version the number of this reading */
export async function readDevContent(
  folders: Folders,
  compiler: BodyCompiler,
  version: string,
): Promise<DevContent> {
  const content = await readContent(registry, folders, { compiler, includeUnpublished: true })
  const { content: read, files, assemble, check } = content.load()
  const site = read.problems.some(isError) ? undefined : assemble()
  return {
    respond: site && siteResponder(site, content, folders, version),
    problems: () =>
      problemsIn({ files, problems: check() }, pathFrom(process.cwd(), folders.content) || '.', folders),
  }
}

const shellAddress = '/shell.json'

function siteResponder(
  site: Site,
  { bodies }: ReadContent,
  folders: Folders,
  version: string,
): DevContent['respond'] {
  const buildInfo = {
    script: '/src/firm/entry.ts',
    modules: ['/src/firm/hydratePage.ts'],
    shellAddress,
    version,
    year: buildYear(),
  }
  const render = siteRenderer(site, { bodies, buildInfo })
  const payloadOf = payloadMaker(site, bodies)
  const routeAt = (wanted: string | undefined) => site.routes.find(({ path }) => path === wanted)
  const files: Readonly<Record<string, () => DevResponse>> = {
    [shellAddress]: () => ({ type: 'application/json', body: JSON.stringify(shellFacts(site)) }),
    [manifestAddress]: () => ({ type: 'application/manifest+json', body: webManifest(site) }),
    '/sitemap.xml': () => ({ type: 'application/xml', body: sitemap(site) }),
    '/robots.txt': () => ({ type: 'text/plain', body: robots(site) }),
  }
  const generated = registry.filesOf(site)
  /** Renders all pages when somebody searches. */
  const search = lazily(async () => {
    const files = collectSearch(site)
    const renderPlain = siteRenderer(site, { bodies })
    for (const route of site.routes) await files.add(route, (await renderPlain(route)).html)
    return files.files()
  })
  const sharePicture = lazily(() => sharePictures(site, { root: process.cwd(), content: folders.content }))
  const pictures = site.pictures.wanted.flatMap((job) => job.variants.map((variant) => ({ job, variant })))
  return async (path, acceptsHtml) => {
    const file = files[path]
    if (file) return file()
    const text = generated.get(path) ?? (isSearchFile(path) ? (await search()).get(path) : undefined)
    if (text !== undefined) return { type: contentTypeOf(path), body: text }
    const picture = pictures.find(({ variant }) => variant.address === path)
    if (picture) {
      const body = readFileSync(await pictureFile(folders.content, picture.job, picture.variant))
      return { type: `image/${picture.variant.kind}`, body }
    }
    const sharing = site.routes.find((route) => pictureAddress(route.path) === path)
    const shared = sharing && (await (await sharePicture())(payloadOf(sharing)))
    if (shared !== undefined) return { type: 'image/png', body: readFileSync(shared) }
    const asData = routeAt(payloadPath(path))
    if (asData) return { type: 'application/json', body: JSON.stringify(payloadOf(asData)) }
    if (!acceptsHtml) return undefined
    const address = canonicalPath(path)
    const moved = site.redirects.find(({ from }) => from === address)
    if (moved) return { type: 'text/plain', body: '', status: 302, location: moved.to }
    const route = routeAt(address) ?? routeAt(notFoundPath)
    if (!route) return undefined
    const status = route.path === notFoundPath ? 404 : 200
    return { type: 'text/html', body: (await render(route)).html, status }
  }
}

function problemsIn(
  found: Pick<BuiltSite, 'problems' | 'files'>,
  name: string,
  { content }: Folders,
): Problems {
  const print = (problems: BuiltSite['problems'], paint?: Paint): string =>
    problems.length > 0 ? printReport({ ...found, problems }, name, paint) : ''
  const errors = found.problems.filter(isError)
  const [first] = errors
  return {
    terminal: print(found.problems, ansiStyler(process.stderr)),
    overlay: first && {
      message: print(errors),
      loc: { file: join(content, first.file), line: first.line, column: first.column },
      stack: '',
    },
  }
}
