import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { approvalsFile } from '../../compliance/approvals/approvalRecord.ts'
import { archivesFile } from '../../compliance/archive/archiveRecord.ts'
import type { ContentSnapshot } from '../../compliance/redline/contentSnapshot.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import type { Registry } from '../../content/model/registry.ts'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import type { Caches } from '../cache/packCache.ts'
import { findRevision } from '../findRevision.ts'
import { pathFrom, type Folders } from '../folders.ts'
import { UserError } from '../userError.ts'
import { listFiles, listPublicFiles } from '../listFiles.ts'
import { readSourceFile, readTree } from '../readTree.ts'
import { askGit, runGit } from '../runGit.ts'
import { readBlobs, sourceOfBlob, unreadableRevision } from './readBlobs.ts'

type SnapshotFolders = Pick<Folders, 'content' | 'public'>

/**
 * The content as a revision of git has it. Only git's own store is read: files, index and branches stay as they are.
 * @param typed what names the revision: a branch, a tag, the beginning of a commit's number, HEAD~1
 * @param caches where texts that were read once are kept
 * @throws UserError when there is no git, no such revision, or the content stands outside of what git keeps
 */
export function gitSnapshot(
  registry: Registry,
  folders: SnapshotFolders,
  typed: string,
  caches?: Caches,
): ContentSnapshot {
  const top = repositoryOf(folders.content)
  const { commit, day } = findRevision(top, typed)
  const content = pathFrom(top, folders.content)
  const publicFolder = pathFrom(top, folders.public)
  if (content.startsWith('..')) {
    throw new UserError(
      `The content folder ${folders.content} is not kept by git, so it has no revisions.\nCompare two folders instead: npm run redline -- --from DIR --to DIR`,
    )
  }
  const blobs = listBlobs(top, commit)
  const inside = (folder: string) =>
    blobs.flatMap(({ path, blob }) => {
      const rest = folder === '' ? path : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : ''
      return rest === '' || /(^|\/)\./.test(rest) ? [] : [{ path: rest, blob }]
    })
  const files = inside(content)
  const records = [approvalsFile(registry), archivesFile(registry)]
  const wanted = files.filter(({ path }) => path.endsWith('.mdx') || [urlListFile, ...records].includes(path))
  const contents = readBlobs(
    top,
    wanted.map(({ blob }) => blob),
    caches,
  )
  const texts = wanted.map(({ path, blob }): SourceFile => {
    const bytes = contents.get(blob)
    if (bytes === undefined) throw unreadableRevision(`${path} is missing`)
    return sourceOfBlob(path, bytes)
  })
  return {
    name: revisionName(typed, { commit, day }),
    day,
    files: texts.filter(({ path }) => path.endsWith('.mdx')),
    otherFiles: files.filter(({ path }) => !path.endsWith('.mdx')).map(({ path }) => path),
    urlList: texts.find(({ path }) => path === urlListFile),
    approvals: texts.find(({ path }) => path === approvalsFile(registry)),
    archives: texts.find(({ path }) => path === archivesFile(registry)),
    publicFiles: publicFolder.startsWith('..') ? [] : inside(publicFolder).map(({ path }) => `/${path}`),
  }
}

/** Names of branches and tags tell lawyers something; `HEAD^1` and the numbers of commits do not. */
function revisionName(typed: string, { commit, day }: { commit: string; day: string }): string {
  const named = `commit ${commit.slice(0, 7)} of ${formatDate(day)}`
  return commit.startsWith(typed) || /^HEAD$|[~^@{:]/.test(typed) ? named : `${typed} (${named})`
}

/**
 * What the content on the disk is called: "the files on this computer, January 31, 2026, based on 851bcfc".
 * @param today as 2026-01-31
 */
export function workingCopyLabel(folders: SnapshotFolders, today: string): string {
  const name = `the files on this computer, ${formatDate(today)}`
  if (!existsSync(folders.content)) return name
  const base = askGit(folders.content, ['rev-parse', '--short=7', '--verify', 'HEAD'])
  return base === undefined ? name : `${name}, based on ${base}`
}

/** The content as it stands on the disk. */
export function folderSnapshot(registry: Registry, folders: SnapshotFolders, name: string): ContentSnapshot {
  const { files, otherFiles, urlList } = readTree(folders.content)
  const record = (path: string) =>
    otherFiles.includes(path) ? readSourceFile(folders.content, path) : undefined
  const [approvals, archives] = [record(approvalsFile(registry)), record(archivesFile(registry))]
  const publicFiles = listPublicFiles(folders.public)
  return { name, files, otherFiles, urlList, approvals, archives, publicFiles }
}

/**
 * The folders that are meant by one that was typed: a content folder, or a project that has one.
 * @throws UserError when there is no such folder, or nothing in it
 */
export function typedFolders({ organization }: Registry, typed: string, cwd: string): SnapshotFolders {
  const folder = resolve(cwd, typed)
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UserError(`There is no folder ${typed}. Write the name of a folder that holds content.`)
  const inside = join(folder, 'content')
  if (!existsSync(join(folder, organization.path)) && existsSync(inside))
    return { content: inside, public: join(folder, 'public') }
  if (!listFiles(folder).some((path) => path.endsWith('.mdx')))
    throw new UserError(`The folder ${typed} holds no content: there is no .mdx file in it.`)
  return { content: folder, public: join(dirname(folder), 'public') }
}

/** What a folder is called in a redline. */
export const folderName = (typed: string, cwd: string): string =>
  `the folder ${basename(resolve(cwd, typed))}`

/**
 * The folder of the repository that keeps the content; the content folder itself may be gone.
 * @throws UserError when none does, or there is no git
 */
export function repositoryOf(content: string): string {
  let folder = content
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  const top = runGit(folder, ['rev-parse', '--show-toplevel'])
  if (top.ok) return top.output.toString('utf8').replace(/\r?\n$/, '')
  throw new UserError(
    top.reason.startsWith('git could not be started')
      ? 'Revisions are read by git, and git is not installed here.\nInstall it from https://git-scm.com, or compare two folders: npm run redline -- --from DIR --to DIR'
      : `The folder ${folder} is not kept by git, so there is no earlier revision of it.\nCompare two folders instead: npm run redline -- --from DIR --to DIR`,
  )
}

interface Blob {
  path: string
  blob: string
}

function listBlobs(top: string, commit: string): Blob[] {
  const listed = runGit(top, ['ls-tree', '-r', '-z', '--full-tree', commit])
  if (!listed.ok) throw unreadableRevision(listed.reason)
  return listed.output
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      // Links and other repositories within this one are no files of ours.
      const found = /^100\d{3} blob ([0-9a-f]+)\t(.*)$/s.exec(line)
      return found?.[1] === undefined || found[2] === undefined ? [] : [{ blob: found[1], path: found[2] }]
    })
    .sort((a, b) => compareText(a.path, b.path))
}
