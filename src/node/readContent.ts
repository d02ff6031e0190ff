import { join } from 'node:path'
import { readSite, type BuildOptions } from '../content/buildSite.ts'
import type { ParsedFile } from '../content/model/parsedFile.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { lazily } from '../content/model/lazily.ts'
import { parseFileWith } from '../content/parse/parseFile.ts'
import type { BuiltSite, SiteRegistry } from '../content/model/site.ts'
import { urlListFile } from '../content/publish/urlList.ts'
import { buildDay } from './buildDay.ts'
import { loadBodies, type Bodies, type BodyCompiler } from './bodies.ts'
import { committedAddresses } from './committed.ts'
import type { Folders } from './folders.ts'
import { listPublicFiles } from './listFiles.ts'
import { readPictures } from './pictures.ts'
import { readRecords, readTree } from './readTree.ts'

interface ReadOptions extends Pick<BuildOptions, 'includeUnpublished'> {
  /** The plugin `@mdx-js/rollup`, with the options of `vite.config.ts`. */
  compiler: BodyCompiler
}

/** The content as it is on the disk, for everyone who checks it or renders pages from it. */
export interface ReadContent {
  /** Makes the site and checks it. */
  check: () => BuiltSite
  bodies: Bodies
  /** The files of approvals, by path inside the content folder. */
  approved: ReadonlyMap<string, string>
}

/** Reads the content and public folders. @throws UserError when `BUILD_DATE` is not a date, or a package is missing */
export async function readContent(
  registry: SiteRegistry,
  { content, public: publicFolder }: Pick<Folders, 'content' | 'public'>,
  { compiler, includeUnpublished }: ReadOptions,
): Promise<ReadContent> {
  const today = buildDay()
  const { files, otherFiles, urlList = { path: urlListFile, text: '' } } = readTree(content)
  const publicFiles = listPublicFiles(publicFolder)
  const pictures = await readPictures(
    new Map([
      ...otherFiles.map((path) => [path, join(content, path)] as const),
      ...publicFiles.map((path) => [path, join(publicFolder, path)] as const),
    ]),
  )
  const bodies = await loadBodies(files, compiler)
  const parse = parseFileWith(({ path }) => {
    const body = bodies.get(path)
    if (body === undefined) throw new Error(`The body of ${path} was not compiled.`)
    return body.index
  })
  const reading = readSite(registry, files, {
    read: (source) => parseOnce(source, bodies.get(source.path), () => parse(source, registry)),
    publicFiles: new Set(publicFiles),
    otherFiles: new Set(otherFiles),
    pictures,
    urlList,
    committed: lazily(() => committedAddresses(content)),
    today,
    includeUnpublished,
  })
  const records = readRecords(registry, content, otherFiles)
  return {
    check: reading.check,
    bodies,
    approved: new Map([...records].map(([path, { text }]) => [path, text])),
  }
}

/** What each file was parsed to last. The development server reads all files after each save, and few have changed. */
const parsed = new Map<string, { text: string; body: unknown; file: ParsedFile }>()

function parseOnce(source: SourceFile, body: unknown, parse: () => ParsedFile): ParsedFile {
  if (source.decodeError) return parse()
  const last = parsed.get(source.path)
  if (last?.text === source.text && last.body === body) return last.file
  const file = parse()
  parsed.set(source.path, { text: source.text, body, file })
  return file
}
