import { loadContent } from '../parse/loadContent.ts'
import { slugsOf, type Content } from '../model/content.ts'
import type { Collection } from '../model/contentType.ts'
import type { PageKind } from '../model/pageKind.ts'
import type { ParseFile } from '../model/parsedFile.ts'
import { kindOf, type Registry } from '../model/registry.ts'
import type { UrlEntry } from '../model/urlList.ts'
import { makeRoutes } from '../publish/routes.ts'
import { parseUrlList } from '../publish/urlList.ts'
import type { Tree } from './tree.ts'

/** What an edit has to know of a content folder. */
export interface ContentIndex {
  tree: Tree
  content: Content
  /** Every file of a collection, sound or not. */
  known: readonly KnownFile[]
  kindAt: ReadonlyMap<string, PageKind>
  /** The published addresses. */
  listed: readonly UrlEntry[]
  /** The site's own address, without a slash at its end. */
  site: string | undefined
  today: string
}

export interface KnownFile {
  collection: Collection
  slug: string
  file: string
  /** A person's name or a title; the slug when the fields can't be read. */
  name: string
  /** The address of its own page; people and roles have none. */
  address: string | undefined
}

export function indexContent(registry: Registry, tree: Tree, today: string, read?: ParseFile): ContentIndex {
  const content = loadContent(registry, tree.files, { read })
  const routes = makeRoutes(content)
  const addresses = new Map(routes.map(({ file, path }) => [file, path]))
  const names = new Map(content.entries.map(({ file, data }) => [file, data.name ?? data.title]))
  const known = registry.collections.flatMap((collection) =>
    slugsOf(content, collection).map((slug): KnownFile => {
      const { name, base } = collection
      const file = `${name}/${slug}.mdx`
      const address = addresses.get(file) ?? (base === undefined ? undefined : `${base}/${slug}`)
      return { collection, slug, file, name: names.get(file) ?? slug, address }
    }),
  )
  return {
    tree,
    content,
    known,
    kindAt: new Map(routes.map(({ path, kind }) => [path, kindOf(registry, kind)])),
    listed: tree.urlList ? parseUrlList(tree.urlList).lines : [],
    site: content.organization?.data.site,
    today,
  }
}

/** Every path of the folder, whatever it is. */
export const pathsOf = ({ tree: { files, otherFiles } }: ContentIndex): string[] => [
  ...files.map(({ path }) => path),
  ...otherFiles,
]
