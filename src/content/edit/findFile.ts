import type { Content, ContentFile } from '../model/content.ts'
import type { Collection } from '../model/entry.ts'
import { kindOf } from '../model/registry.ts'
import type { PageKind } from '../model/pageKind.ts'
import { makeRoutes } from '../publish/routes.ts'
import { validateUrl } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'
import type { PlanError, Tree } from './plan.ts'

/** What an edit has to know of a content folder. */
export interface ContentIndex {
  tree: Tree
  content: Content
  /** Every file of a collection, valid or not. */
  indexed: readonly IndexedFile[]
  kindAt: ReadonlyMap<string, PageKind>
  today: string
}

export interface IndexedFile extends ContentFile {
  /** A person's name or a title; the slug when the fields can't be read. */
  name: string
  /** The address of its page; empty if its collection has no pages. */
  address: string
}

export function indexContent(content: Content, tree: Tree, today: string): ContentIndex {
  const routes = makeRoutes(content)
  const addresses = new Map(routes.map(({ file, path }) => [file, path]))
  const names = new Map(content.entries.map(({ file, data }) => [file, data.name ?? data.title]))
  const indexed = content.named.map((one): IndexedFile => {
    const { collection, slug, file } = one
    const address = addresses.get(file) ?? addressOf(collection, file)
    return { ...one, name: names.get(file) ?? slug, address }
  })
  const kindAt = new Map(routes.map(({ path, kind }) => [path, kindOf(content.registry, kind)]))
  return { tree, content, indexed, kindAt, today }
}

/** The address that a file gives its page; empty if the collection has no pages. */
export const addressOf = ({ base, name }: Collection, file: string): string =>
  base === undefined ? '' : base + file.slice(name.length, -'.mdx'.length)

/** Every path of the folder, whatever it is. */
export const pathsOf = ({ tree: { files, otherFiles } }: ContentIndex): string[] =>
  files.map(({ path }) => path).concat(otherFiles)

/** Why no file can get a path or its address; undefined when one can. */
export function pathConflict(path: string, collection: Collection, index: ContentIndex): string | undefined {
  const address = addressOf(collection, path)
  const taken =
    pathsOf(index).find((other) => other.toLowerCase() === path) ??
    index.indexed.find((other) => address !== '' && other.address === address)?.file
  if (taken !== undefined) return `${taken} already exists.`
  return address === '' ? undefined : validateUrl(address)?.message
}

/** A file or an address as typed or pasted: `content/pages/about.mdx` → `pages/about`. */
export const normalizeInput = (typed: string, { content: { organization } }: ContentIndex): string =>
  typed
    .trim()
    .replaceAll('\\', '/')
    .replace(organization?.data.site ?? '', '')
    .replace(/[?#].*|^(?:\.\/)*(?:\/?content\/)?/g, '')
    .replace(/(?<!\/)\/+$|\.mdx$/g, '')

/** Finds a file by its path, its address, its bare name, or the name that the site shows. */
export function findFile(typed: string, index: ContentIndex): IndexedFile | PlanError {
  const { indexed } = index
  const path = normalizeInput(typed, index)
  const exact = indexed.find((one) => one.file === `${path}.mdx` || one.address === (path || '/'))
  if (exact) return exact
  const named = indexed.filter(
    ({ slug, name }) => `/${slug}`.endsWith(`/${path}`) || slugOf(name) === slugOf(typed),
  )
  const files = named.map(({ file }) => file)
  if (named[0] && !named[1]) return named[0]
  if (named[0]) return { error: `"${typed}" could be ${files.join(' or ')}. Type one of these.` }
  const names = indexed.flatMap(({ name, slug, file, address }) => [name, slug, file.slice(0, -4), address])
  const how = 'Type a file, such as attorneys/jane-sample, or an address, such as /about/firm.'
  return { error: `No page, person or role is called "${typed}". ${didYouMean(path, names) || how}` }
}
