import { existsSync } from 'node:fs'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { isRecord, type Registry } from '../../content/model/registry.ts'
import { pathFrom } from '../folders.ts'
import { askGit, isShallowClone, runGit } from '../runGit.ts'
import { presentFiles } from './presentFiles.ts'
import type { Caches } from '../cache/packCache.ts'
import { readBlobs, sourceOfBlob } from './readBlobs.ts'

/** The content as one revision has it; files are told by the digests that git has of them. */
export interface ContentRevision {
  revision: string
  /** The day in New York on which it came to the branch, as 2026-01-31. */
  day: string
  /** The files of the content folder, by path inside it, with git's digest of each. */
  files: ReadonlyMap<string, string>
  /** The paths of the files that are served as they are, each with a slash at its beginning. */
  publicFiles: ReadonlySet<string>
}

/** All revisions of a branch that changed the content. */
export interface ContentLog {
  /** In the order of the branch, the oldest first. */
  revisions: ContentRevision[]
  /** Whether this copy of the repository holds only the last part of the history. */
  isShallow: boolean
  /** The content files of a revision; the same file is read once, however many revisions have it. */
  sourcesOf: (revision: ContentRevision) => { files: SourceFile[]; urlList: SourceFile | undefined }
  /** The plain texts (`.txt`) of the folder of records at a revision, by path inside the content folder. */
  recordsOf: (revision: ContentRevision) => Map<string, SourceFile>
  /** The files of today from which earlier revisions take what came later. */
  present: readonly SourceFile[]
}

/** Where a history is looked for. */
interface HistoryPlace {
  registry: Registry
  /** The project's folder; its repository is asked when there is no content folder now. */
  root: string
  /** The content folder, absolute. */
  content: string
  /** The folder of files that are served as they are, absolute. */
  publicFolder: string
  /** The last revision; without one, the one that is checked out. */
  revision?: string
  /** Where texts that were read once are kept. */
  caches?: Caches
}

/**
 * The history of the content on the branch that is checked out. Merged branches count on the day of their merge, as
 * visitors saw them then at the earliest.
 * @returns undefined when there is no git history, or no such revision in it
 */
export function contentLog({
  registry,
  root,
  content,
  publicFolder,
  revision = 'HEAD',
  caches,
}: HistoryPlace): ContentLog | undefined {
  // The content may stand in another repository than the code.
  const folder = askGit(existsSync(content) ? content : root, ['rev-parse', '--show-toplevel'])
  if (folder === undefined) return undefined
  const inContent = `${pathFrom(folder, content)}/`
  const inPublic = `${pathFrom(folder, publicFolder)}/`
  const log = runGit(folder, [
    'log',
    '--first-parent',
    '--reverse',
    '--diff-merges=first-parent',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '-z',
    '--format=%x01%H %cd',
    '--date=format-local:%Y-%m-%d',
    '--end-of-options',
    revision,
    '--',
    inContent,
    ...(inPublic.startsWith('..') ? [] : [inPublic]),
  ])
  if (!log.ok) return undefined
  const revisions = readLog(log.output.toString('utf8'), inContent, inPublic)
  const read = blobReader(registry, folder, revisions, caches)
  return {
    revisions,
    isShallow: isShallowClone(folder),
    present: presentFiles(registry, content),
    sourcesOf: ({ files }) => ({
      files: [...files].filter(([path]) => path.endsWith('.mdx')).map(([path, blob]) => read(path, blob)),
      urlList: urlListOf(files, read),
    }),
    recordsOf: ({ files }) =>
      new Map(
        [...files]
          .filter(([path]) => isRecord(registry, path))
          .map(([path, blob]) => [path, read(path, blob)]),
      ),
  }
}

type Read = (path: string, blob: string) => SourceFile

function urlListOf(files: ContentRevision['files'], read: Read): SourceFile | undefined {
  const blob = files.get(urlListFile)
  return blob === undefined ? undefined : read(urlListFile, blob)
}

/** What git prints: each revision, then each changed file as `:100644 100644 OLD NEW M` and its path. */
function readLog(text: string, inContent: string, inPublic: string): ContentRevision[] {
  let files: ReadonlyMap<string, string> = new Map()
  let publicFiles: ReadonlySet<string> = new Set()
  return text
    .split('\u0001')
    .slice(1)
    .map((entry): ContentRevision => {
      const [head = '', ...changes] = entry.replace(/^([^\0]*)\0?\n?/, '$1\0').split('\0')
      const [revision = '', day = ''] = head.trim().split(' ')
      const nextFiles = new Map(files)
      const nextPublic = new Set(publicFiles)
      for (let at = 0; at + 1 < changes.length; at += 2) {
        const [, , , blob = '', kind] = (changes[at] ?? '').trim().split(' ')
        const path = changes[at + 1] ?? ''
        if (path.startsWith(inContent) && !/(^|\/)\./.test(path.slice(inContent.length))) {
          if (kind === 'D') nextFiles.delete(path.slice(inContent.length))
          else nextFiles.set(path.slice(inContent.length), blob)
        } else if (path.startsWith(inPublic)) {
          const address = `/${path.slice(inPublic.length)}`
          if (kind === 'D') nextPublic.delete(address)
          else nextPublic.add(address)
        }
      }
      files = new Map([...nextFiles].sort(([one], [other]) => compareText(one, other)))
      publicFiles = nextPublic
      return { revision, day, files, publicFiles }
    })
}

/** Reads all texts that any revision has, at once. */
function blobReader(
  registry: Registry,
  folder: string,
  revisions: readonly ContentRevision[],
  caches?: Caches,
): Read {
  const wanted = new Set(
    revisions.flatMap(({ files }) =>
      [...files]
        .filter(([path]) => path.endsWith('.mdx') || path === urlListFile || isRecord(registry, path))
        .map(([, blob]) => blob),
    ),
  )
  const blobs = readBlobs(folder, [...wanted], caches)
  const decoded = new Map<string, SourceFile>()
  return (path, blob) => {
    const key = `${blob} ${path}`
    const known = decoded.get(key)
    if (known) return known
    const file = sourceOfBlob(path, blobs.get(blob) ?? Buffer.alloc(0))
    decoded.set(key, file)
    return file
  }
}
