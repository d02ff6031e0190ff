import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicFileProblem } from '../content/checks/publicFiles.ts'
import { lazily, isRecord, type SiteRegistry } from '../content/model.ts'
import { urlListFile } from '../content/publish/urlList.ts'
import { loadSite, readSite, type ReadOptions } from '../content/readSite.ts'
import { loadBodies, type BodyCompiler } from './bodies.ts'
import { buildDate } from './buildDate.ts'
import type { Folders } from './folders.ts'
import { listAllFiles, listFiles } from './listFiles.ts'
import { readPictures } from './pictures.ts'
import { readSourceFile, readTree } from './readTree.ts'

export type ReadContent = Awaited<ReturnType<typeof readContent>>

/** Files that the build would copy although nobody should publish them, with links, which may lead to any file. */
const problemsIn = (folder: string): Map<string, string> =>
  new Map(
    (existsSync(folder) ? listAllFiles(folder) : []).flatMap((path) => {
      const file = join(folder, path)
      const problem = lstatSync(file).isFile()
        ? publicFileProblem(`/${path}`, () => readFileSync(file, 'latin1'))
        : 'is a link, and may lead to any file of this computer'
      return problem === undefined ? [] : [[`/${path}`, problem] as const]
    }),
  )

/** Reads the content and public folders. @throws UserError if `BUILD_DATE` isn't a date */
export async function readContent(
  registry: SiteRegistry,
  { content, public: publicFolder }: Pick<Folders, 'content' | 'public'>,
  compiler: BodyCompiler,
  more: Pick<ReadOptions, 'includeUnpublished'> = {},
) {
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
    publicProblems: lazily(() => problemsIn(publicFolder)),
    otherFiles: new Set(otherFiles),
    pictures,
    urlList,
    today: buildDate(),
    ...more,
  }
  const records = otherFiles.filter((path) => isRecord(registry, path))
  return {
    /** Builds the site model and checks it. */
    check: () => readSite(registry, files, options),
    /** Makes the site, and checks it later: for a development server. */
    load: () => loadSite(registry, files, options),
    bodies,
    /** The approval files by path inside the content folder. */
    approved: new Map(records.map((path) => [path, readSourceFile(content, path)?.text ?? ''])),
  }
}
