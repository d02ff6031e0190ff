import { join } from 'node:path'
import { isRecord } from '../content/model/registry.ts'
import type { BuiltSite, SiteRegistry } from '../content/model/site.ts'
import { urlListFile } from '../content/publish/urlList.ts'
import { loadSite, readSite, type ReadOptions } from '../content/readSite.ts'
import { loadBodies, type Bodies, type BodyCompiler } from './bodies.ts'
import { buildDay } from './buildDay.ts'
import type { Folders } from './folders.ts'
import { listFiles } from './listFiles.ts'
import { readPictures } from './pictures.ts'
import { readSourceFile, readTree } from './readTree.ts'

interface HowToRead extends Pick<ReadOptions, 'includeUnpublished'> {
  /** The plugin `@mdx-js/rollup`, with the options of `vite.config.ts`. */
  compiler: BodyCompiler
}

/** The content, for everyone who checks it, plans an edit of it, or renders pages from it. */
export interface ReadContent {
  /** Makes the site and checks it. */
  check: () => BuiltSite
  /** Makes the site, and checks it later: for a development server. */
  load: () => ReturnType<typeof loadSite>
  bodies: Bodies
  /** The files of approvals, by path inside the content folder. */
  approved: ReadonlyMap<string, string>
}

/** Reads the content and public folders. @throws UserError when `BUILD_DATE` is not a date, or a package is missing */
export async function readContent(
  registry: SiteRegistry,
  { content, public: publicFolder }: Pick<Folders, 'content' | 'public'>,
  { compiler, includeUnpublished }: HowToRead,
): Promise<ReadContent> {
  const { files, otherFiles, urlList = { path: urlListFile, text: '' } } = readTree(content)
  const publicFiles = listFiles(publicFolder).map((path) => `/${path}`)
  const pictures = await readPictures(
    new Map([
      ...otherFiles.map((path) => [path, join(content, path)] as const),
      ...publicFiles.map((path) => [path, join(publicFolder, path)] as const),
    ]),
  )
  const bodies = await loadBodies(files, compiler)
  const options: ReadOptions = {
    indexOf: ({ path }) => {
      const body = bodies.get(path)
      if (body === undefined) throw new Error(`The body of ${path} was not compiled.`)
      return body.index
    },
    publicFiles: new Set(publicFiles),
    otherFiles: new Set(otherFiles),
    pictures,
    urlList,
    today: buildDay(),
    includeUnpublished,
  }
  const records = otherFiles.filter((path) => isRecord(registry, path))
  return {
    check: () => readSite(registry, files, options),
    load: () => loadSite(registry, files, options),
    bodies,
    approved: new Map(records.map((path) => [path, readSourceFile(content, path)?.text ?? ''])),
  }
}
