import { slugsOf, type Content } from '../model/content.ts'
import type { Collection } from '../model/contentType.ts'
import type { PageKind } from '../model/pageKind.ts'
import { kindOf } from '../model/registry.ts'
import { parseHref } from '../publish/href.ts'
import { makeRoutes } from '../publish/routes.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'
import type { PlanError, Tree } from './plan.ts'

/** What an edit has to know of a content folder. */
export interface ContentIndex {
  tree: Tree
  content: Content
  /** Every file of a collection, sound or not. */
  known: readonly KnownFile[]
  kindAt: ReadonlyMap<string, PageKind>
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

export function indexContent(content: Content, tree: Tree, today: string): ContentIndex {
  const routes = makeRoutes(content)
  const addresses = new Map(routes.map(({ file, path }) => [file, path]))
  const names = new Map(content.entries.map(({ file, data }) => [file, data.name ?? data.title]))
  const known = content.registry.collections.flatMap((collection) =>
    slugsOf(content, collection).map((slug): KnownFile => {
      const file = `${collection.name}/${slug}.mdx`
      const usual = collection.base === undefined ? undefined : `${collection.base}/${slug}`
      return { collection, slug, file, name: names.get(file) ?? slug, address: addresses.get(file) ?? usual }
    }),
  )
  const kindAt = new Map(routes.map(({ path, kind }) => [path, kindOf(content.registry, kind)]))
  return { tree, content, known, kindAt, today }
}

/** Every path of the folder, whatever it is. */
export const pathsOf = ({ tree: { files, otherFiles } }: ContentIndex): string[] => [
  ...files.map(({ path }) => path),
  ...otherFiles,
]

/** A file or an address as somebody types or pastes it, in its bare form: `content/pages/about.mdx` → `pages/about`. */
export function normalizeInput(
  typed: string,
  { content }: ContentIndex,
): { path: string; isAddress: boolean } {
  const clean = typed.trim().replaceAll('\\', '/')
  const parts = parseHref(clean, content.organization?.data.site)
  const path = parts && parts.domain !== '' ? parts.path || '/' : clean
  const inside = path.replace(/[?#].*$|^(?:\.\/)+/g, '').replace(/^\/?content\//, '')
  return {
    path: inside.replace(/^\/+|\/+$|\.mdx$/gi, ''),
    isAddress: inside.startsWith('/') && !inside.endsWith('.mdx'),
  }
}

/** Finds a file by its path, its address, its bare name, or the name that the site shows. */
export function findFile(typed: string, index: ContentIndex): KnownFile | PlanError {
  const { known } = index
  const { path, isAddress } = normalizeInput(typed, index)
  const byAddress = known.find(({ address }) => address === `/${path}`)
  const exact = (isAddress && byAddress) || known.find(({ file }) => file === `${path}.mdx`) || byAddress
  if (exact) return exact
  const named = known.filter(
    ({ slug, name }) => !isAddress && (`/${slug}`.endsWith(`/${path}`) || slugOf(name) === slugOf(typed)),
  )
  const [only, another] = named
  if (another)
    return { error: `"${typed}" could be ${named.map(({ file }) => file).join(' or ')}. Write which one.` }
  if (only) return only
  const names = known.flatMap(({ name, slug, file, address = [] }) =>
    [name, file.replace(/\.mdx$/, ''), address, slug.replace(/^.*\//, '')].flat(),
  )
  const how = 'Write a file, such as attorneys/jane-sample, or an address, such as /about/firm.'
  const hint = didYouMean(isAddress ? `/${path}` : typed, names)
  return { error: `There is no page, person or role "${typed}". ${hint || how}` }
}
