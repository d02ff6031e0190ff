import { slugsOf, type Content } from '../model/content.ts'
import type { Collection } from '../model/contentType.ts'
import type { PageKind } from '../model/pageKind.ts'
import { kindOf } from '../model/registry.ts'
import type { UrlEntry } from '../model/urlList.ts'
import { parseHref } from '../publish/href.ts'
import { makeRoutes } from '../publish/routes.ts'
import { parseUrlList } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import type { PlanError, Tree } from './plan.ts'

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

export function indexContent(content: Content, tree: Tree, today: string): ContentIndex {
  const { registry } = content
  const routes = makeRoutes(content)
  const addresses = new Map(routes.map(({ file, path }) => [file, path]))
  const names = new Map(content.entries.map(({ file, data }) => [file, data.name ?? data.title]))
  const known = registry.collections.flatMap((collection) =>
    slugsOf(content, collection).map((slug): KnownFile => {
      const file = `${collection.name}/${slug}.mdx`
      const address =
        addresses.get(file) ?? (collection.base === undefined ? undefined : `${collection.base}/${slug}`)
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

/** A file or an address as somebody types or pastes it, in its bare form: `content/pages/about.mdx` → `pages/about`. */
export function normalizeInput(
  typed: string,
  site: string | undefined,
): { path: string; isAddress: boolean } {
  const clean = typed.trim().replaceAll('\\', '/')
  const parts = parseHref(clean, site)
  const path = (parts && parts.domain !== '' ? parts.path || '/' : clean).replace(/[?#].*$/, '')
  const inside = path.replace(/^(?:\.\/)+/, '').replace(/^\/?content\//, '')
  return {
    path: inside.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/i, ''),
    isAddress: inside.startsWith('/') && !/\.mdx?$/i.test(inside),
  }
}

/** Finds a file by its path, its address, its bare name, or the name that the site shows. */
export function resolveEntry(typed: string, { known, site }: ContentIndex): KnownFile | PlanError {
  const { path, isAddress } = normalizeInput(typed, site)
  const byAddress = known.find(({ address }) => address === `/${path}`)
  const exact = (isAddress && byAddress) || known.find(({ file }) => file === `${path}.mdx`) || byAddress
  if (exact) return exact
  const wanted = plainName(typed)
  const named = known.filter(
    ({ slug, name }) =>
      !isAddress && (slug === path || slug.endsWith(`/${path}`) || plainName(name) === wanted),
  )
  const [only, another] = named
  if (only && !another) return only
  if (only)
    return { error: `"${typed}" could be ${named.map(({ file }) => file).join(' or ')}. Write which one.` }
  const names = known.flatMap(({ name, file, address }) =>
    [name, file.replace(/\.mdx$/, ''), address ?? []].flat(),
  )
  const slugs = known.map(({ slug }) => slug.replace(/^.*\//, ''))
  const hint = didYouMean(isAddress ? `/${path}` : typed, [...names, ...slugs])
  const how = 'Write a file, such as attorneys/jane-sample, or an address, such as /about/firm.'
  return { error: `There is no page, person or role "${typed}". ${hint || how}` }
}

/** A name without accents, capitals and curly quotes, for comparing. */
const plainName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").trim().toLowerCase()
