import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { isError, lazily, type Site } from '../content/model.ts'
import { canonicalPath, notFoundPath, payloadPath, pictureAddress } from '../content/publish/addresses.ts'
import { routeAt } from '../content/publish/routes.ts'
import { printReport } from '../content/report/printReport.ts'
import { shellFacts } from '../firm/shell/shellFacts.ts'
import { registry } from '../firm/registry.ts'
import { ansiStyler } from '../node/ansi.ts'
import type { BodyCompiler } from '../node/bodies.ts'
import { pathFrom, type Folders } from '../node/folders.ts'
import { readContent, type ReadContent } from '../node/readContent.ts'
import { fontFiles } from './fonts.mjs'
import { contentTypeOf } from './hosting/contentTypes.ts'
import { payloadMaker, siteRenderer } from './renderSite.ts'
import { collectSearch, isSearchFile } from './searchFiles.ts'
import { pictureFinder, sharePictures } from './sharePictures.ts'
import { siteFiles } from './siteFiles.ts'

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

/** Reads the content, including drafts and scheduled pages. @param version the number of this reading */
export async function readDevContent(folders: Folders, compiler: BodyCompiler, version: string) {
  const content = await readContent(registry, folders, compiler, { includeUnpublished: true })
  const { content: read, files, assemble, check } = content.load()
  const site = read.problems.some(isError) ? undefined : assemble()
  const name = pathFrom(process.cwd(), folders.content) || '.'
  return {
    /** Responds to requests; undefined while there are files that can't be read. */
    respond: site && siteResponder(site, name, content, folders, version),
    /** Checks the content, without the lawyers' checks, which need every finished page: `npm run check` runs them. */
    problems: (): Problems => {
      const problems = check()
      const errors = problems.filter(isError)
      const [first] = errors
      return {
        terminal: problems[0] ? printReport({ problems, files }, name, ansiStyler(process.stderr)) : '',
        overlay: first && {
          message: printReport({ problems: errors, files }, name),
          loc: { file: join(folders.content, first.file), line: first.line, column: first.column },
          stack: '',
        },
      }
    },
  }
}

export type DevContent = Awaited<ReturnType<typeof readDevContent>>

const shellAddress = '/shell.json'

function siteResponder(site: Site, folder: string, content: ReadContent, folders: Folders, version: string) {
  const shown = { ...site, folder }
  const render = siteRenderer(shown, content, {
    script: '/src/firm/app/entry.ts',
    modules: ['/src/firm/app/hydratePage.ts'],
    shellAddress,
    version,
  })
  const payloadOf = payloadMaker(shown, content)
  const files = lazily(() => siteFiles(site).set(shellAddress, JSON.stringify(shellFacts(site))))
  /** Renders all pages when somebody searches. */
  const search = lazily(async () => {
    const collected = collectSearch(site)
    const renderPlain = siteRenderer(site, content)
    for (const route of site.routes) await collected.add(route, (await renderPlain(route)).html)
    return collected.files()
  })
  const pictureAt = pictureFinder(site, folders.content)
  const sharePicture = lazily(() => sharePictures(site, process.cwd(), folders.content))
  return async (path: string, acceptsHtml: boolean): Promise<DevResponse | undefined> => {
    const type = contentTypeOf(path)
    const asData = routeAt(site, payloadPath(path))
    if (asData) return { type, body: JSON.stringify(payloadOf(asData)) }
    const text = files().get(path) ?? (isSearchFile(path) ? (await search()).get(path) : undefined)
    if (text !== undefined) return { type, body: text }
    const font = fontFiles().get(path)
    if (font !== undefined) return { type, body: readFileSync(font) }
    const sharing = site.routes.find((route) => pictureAddress(route.path) === path)
    const picture = sharing ? await (await sharePicture())(payloadOf(sharing)) : await pictureAt(path)
    if (picture !== undefined) return { type, body: picture }
    if (!acceptsHtml) return undefined
    const address = canonicalPath(path)
    const moved = site.redirects.find(({ from }) => from === address)
    if (moved) return { type: 'text/plain', body: '', status: 302, location: moved.to }
    const route = routeAt(site, address) ?? routeAt(site, notFoundPath)
    if (!route) return undefined
    const status = route.path === notFoundPath ? 404 : 200
    return { type: 'text/html', body: (await render(route)).html, status }
  }
}
