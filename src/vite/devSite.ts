import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { isError } from '../content/model/diagnostic.ts'
import type { BuiltSite, Site } from '../content/model/site.ts'
import { canonicalPath, notFoundPath, payloadPath } from '../content/publish/addresses.ts'
import { printReport, type Paint } from '../content/report/printReport.ts'
import { shellFacts } from '../firm/makePayload.ts'
import { registry } from '../firm/registry.ts'
import { templates } from '../firm/templates.ts'
import { ansiStyler } from '../node/ansi.ts'
import type { BodyCompiler } from '../node/bodies.ts'
import { buildYear } from '../node/buildDay.ts'
import { pathFrom, type Folders } from '../node/folders.ts'
import { pictureFile } from '../node/pictures.ts'
import { readContent, type ReadContent } from '../node/readContent.ts'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import { payloadMaker, siteRenderer } from './renderSite.ts'
import { robots, sitemap } from './sitemap.ts'

// Styles follow the order in which components are loaded: always the same, whatever page is opened first.
for (const load of Object.values(templates)) await load()

export interface Answer {
  type: string
  body: string | Buffer
  status?: number
  /** Where an old address leads. */
  location?: string
}

/** What is wrong with the content, for Vite's overlay and for the terminal. */
export interface Problems {
  overlay: ErrorPayload['err'] | undefined
  terminal: string
}

export interface DevContent {
  /** What is at an address; undefined as a whole while there are files that can't be read. */
  answer: ((path: string, wantsPage: boolean) => Promise<Answer | undefined>) | undefined
  /** Checks the content. The lawyers' checks need every finished page: `npm run check` makes them. */
  problems: () => Problems
}

/**
 * Reads the content as it is now, with drafts and scheduled pages.
 * @param version tells this state of the content from others
 */
export async function readDevContent(
  folders: Folders,
  compiler: BodyCompiler,
  version: string,
): Promise<DevContent> {
  const content = await readContent(registry, folders, { compiler, includeUnpublished: true })
  const { content: read, files, assemble, check } = content.load()
  const site = read.problems.some(isError) ? undefined : assemble()
  return {
    answer: site && siteAnswers(site, content, folders, version),
    problems: () =>
      problemsIn({ files, problems: check() }, pathFrom(process.cwd(), folders.content) || '.', folders),
  }
}

const shellAddress = '/shell.json'

function siteAnswers(
  site: Site,
  { bodies }: ReadContent,
  folders: Folders,
  version: string,
): DevContent['answer'] {
  const publication = {
    script: '/src/firm/entry.ts',
    modules: ['/src/firm/hydrate.ts'],
    shellAddress,
    version,
    year: buildYear(),
  }
  const render = siteRenderer(site, { bodies, publication })
  const payloadOf = payloadMaker(site, bodies)
  const routeAt = (wanted: string | undefined) => site.routes.find(({ path }) => path === wanted)
  const files: Readonly<Record<string, () => Answer>> = {
    [shellAddress]: () => ({ type: 'application/json', body: JSON.stringify(shellFacts(site)) }),
    [manifestAddress]: () => ({ type: 'application/manifest+json', body: webManifest(site) }),
    '/sitemap.xml': () => ({ type: 'application/xml', body: sitemap(site) }),
    '/robots.txt': () => ({ type: 'text/plain', body: robots(site) }),
  }
  const pictures = site.pictures.wanted.flatMap((job) => job.variants.map((variant) => ({ job, variant })))
  return async (path, wantsPage) => {
    const file = files[path]
    if (file) return file()
    const picture = pictures.find(({ variant }) => variant.address === path)
    if (picture) {
      const body = readFileSync(await pictureFile(folders.content, picture.job, picture.variant))
      return { type: `image/${picture.variant.kind}`, body }
    }
    const asData = routeAt(payloadPath(path))
    if (asData) return { type: 'application/json', body: JSON.stringify(payloadOf(asData)) }
    if (!wantsPage) return undefined
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
