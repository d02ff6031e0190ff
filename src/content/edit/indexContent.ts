import type { ParseFile } from '../model/parsedFile.ts'
import type { UrlList } from '../model/urlList.ts'
import type { PublishWindow } from '../model/publishWindow.ts'
import { slugsOf, type Content } from '../model/content.ts'
import { getUnpublishedReason } from '../publish/publishState.ts'
import { isPlaceholder } from '../parse/fieldTexts.ts'
import type { Collection } from '../model/contentType.ts'
import type { PageKind } from '../model/pageKind.ts'
import { collectionOfPath, kindOf, type Registry } from '../model/registry.ts'
import { decodeErrorDiagnostic } from '../model/decodeErrorDiagnostic.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import { parseUrlList } from '../publish/urls/parseUrlList.ts'
import { filterPublished } from '../publish/filterPublished.ts'
import { loadContent } from '../parse/loadContent.ts'
import { makeRoutes } from '../publish/routes.ts'
import { valueAt } from '../model/fieldPath.ts'
import { parseEditable, type EditableFile } from './parseEditable.ts'
import type { Tree } from './tree.ts'

/** What is known of a content folder before a command edits it. */
export interface ContentIndex {
  tree: Tree
  content: Content
  /** Every file that has a name and a folder, in order of their paths. */
  files: IndexedFile[]
  /** The kind of page that stands at an address. */
  kindAt: ReadonlyMap<string, PageKind>
  /** Files that can be edited, and the paths of those that cannot be read. */
  open: EditableFile[]
  unread: string[]
  urlList: UrlList | undefined
  /** The site's own address, without a slash at its end. */
  site: string | undefined
  /** The day that counts as today, as 2026-01-31. */
  today: string | undefined
}

/** A file of a collection. */
export interface IndexedFile {
  collection: Collection
  slug: string
  file: string
  /** What it is called on the page: a person's name, a title. Its slug when its fields cannot be understood. */
  name: string
  /** The address of its own page; people and roles have none. */
  address: string | undefined
  /** Whether it is on the site today. */
  isLive: boolean
}

/** Indexes a content folder for planning an edit. Pure; nothing that the folder may hold makes it throw. */
export function indexContent(
  registry: Registry,
  tree: Tree,
  today: string | undefined,
  read?: ParseFile,
): ContentIndex {
  const content = loadContent(registry, tree.files, { read })
  const live = filterPublished(content, today)
  const routes = makeRoutes(content)
  const routeOf = new Map(routes.map((route) => [route.file, route]))
  const absent = new Set(live.unpublished.map(({ file }) => file))
  const { entries } = content
  // Kept versions of legal pages are never edited.
  const opened = tree.files
    .filter(({ path }) => !isAmongVersions(registry, path))
    .map((file) => ({ path: file.path, open: parseEditable(file, registry) }))
  const open = opened.flatMap((file) => file.open ?? [])
  const nameOf = new Map([
    // Files with blanks are no entries, and have names as well.
    ...open.flatMap(({ path, data }) => {
      const name = valueAt(data, ['name']) ?? valueAt(data, ['title'])
      const isNamed = collectionOfPath(registry, path) !== undefined && typeof name === 'string'
      return isNamed && name.trim() !== '' && !isPlaceholder(name) ? [[path, name] as const] : []
    }),
    ...entries.flatMap(({ file, data }) => {
      const name = data.name ?? data.title
      return name === undefined ? [] : [[file, name] as const]
    }),
  ])
  // A file with blanks has the fields of its publish window as well.
  const isAway = new Set(
    open
      .filter(({ data }) => getUnpublishedReason(showingOf(data), today) !== undefined)
      .map(({ path }) => path),
  )
  const known = registry.collections.flatMap((collection) =>
    slugsOf(content, collection).map((slug): IndexedFile => {
      const { name, base } = collection
      const file = `${name}/${slug}.mdx`
      return {
        collection,
        slug,
        file,
        name: nameOf.get(file) ?? slug,
        address: routeOf.get(file)?.path ?? (base === undefined ? undefined : `${base}/${slug}`),
        isLive: !absent.has(file) && !isAway.has(file),
      }
    }),
  )
  return {
    tree,
    content,
    files: known,
    kindAt: new Map(routes.map(({ path, kind }) => [path, kindOf(registry, kind)])),
    open,
    unread: opened.filter(({ open }) => !open).map(({ path }) => path),
    urlList: tree.urlList && parseUrlList(tree.urlList),
    site: content.organization?.data.site,
    today,
  }
}

/** When a file is on the site, from its fields as typed. */
function showingOf(data: unknown): PublishWindow {
  const typed = (field: string) => {
    const value = valueAt(data, [field])
    return typeof value === 'string' ? value : undefined
  }
  return {
    draft: typed('draft') === 'true',
    publishOn: typed('publishOn'),
    expiresOn: typed('expiresOn'),
  }
}

/** Why no edit can be planned: the list of addresses cannot be read, and writing into it would spoil it. */
export function urlListError({ tree: { urlList } }: ContentIndex): string | undefined {
  if (!urlList?.decodeError) return undefined
  const { message, fix } = decodeErrorDiagnostic(urlList.path, urlList.decodeError)
  return `${urlList.path}: ${message} ${fix}`
}

/** Whether a page of this kind lists the files of a collection, each with its slug as its place. */
export const lists = (kind: PageKind | undefined, collection: Collection): boolean =>
  kind?.lists?.collection === collection

/** The address of the page that a file is shown on, for links within it. */
export const ownAddress = ({ files }: ContentIndex, path: string): string | undefined =>
  files.find(({ file }) => file === path)?.address
