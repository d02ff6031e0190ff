import type { Collection, SingleFile } from '../model/contentType.ts'
import { diagnostic, fileStart, type Diagnostic } from '../model/diagnostic.ts'
import { collectionOfPath, requiredSingles, type Registry } from '../model/registry.ts'
import { isNote } from '../model/sourceFile.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'

/** A file that isn’t read because of its path, and what it stands in for: nothing that follows from it is reported. */
export interface InvalidPath {
  problem: Diagnostic
  collection?: Collection | undefined
  slug?: string
  single?: SingleFile | undefined
}

/** The collection whose schema accepts some fields as they are. */
export const collectionThatFits = ({ collections }: Registry, data: unknown): Collection | undefined =>
  collections.find(({ schema }) => schema.safeParse(data).success)

/** The name of a file in its collection, as it can be part of an address. */
const soundSlug = (path: string, { name, isNested }: Collection): string => {
  const parts = path
    .slice(name.length + 1)
    .replace(/(?:\.mdx?|\.markdown|\.txt)+$/i, '')
    .split('/')
  return parts.map(slugOf).join(isNested ? '/' : '-')
}

/** Names that no file can have on Windows, with any ending. */
const reserved = /^(?:aux|con|nul|prn|com\d|lpt\d)$/

export const isReservedName = (slug: string): boolean => slug.split('/').some((part) => reserved.test(part))

export const isSoundSlug = (slug: string, { isNested }: Pick<Collection, 'isNested'>): boolean =>
  slug.split('/').every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part)) &&
  !isReservedName(slug) &&
  (isNested === true || !slug.includes('/'))

/** A file outside the folders of collections; where it belongs is seen from its fields. */
export function fileOutsideCollection(path: string, data: unknown, registry: Registry): InvalidPath {
  const collection = collectionThatFits(registry, data)
  const [folder = ''] = path.split('/')
  const names = registry.collections.map(({ name }) => name)
  const fix = collection
    ? `Move it to ${collection.name}/`
    : `${didYouMean(folder, names)} Move it to one of its folders`
  const told = `${fix.trim()}, or give it an ending other than .mdx.`
  return {
    problem: diagnostic(path, fileStart, [
      'misplaced-file',
      'This file is in no folder that the site reads.',
      told,
    ]),
    ...(collection && {
      collection,
      slug: soundSlug(`${collection.name}/${path.replace(/^.*\//, '')}`, collection),
    }),
  }
}

/** A file of a collection whose name can’t be an address. */
export function invalidFileName(path: string, collection: Collection): InvalidPath {
  const slug = soundSlug(path, collection)
  const isDeep = !collection.isNested && path.slice(collection.name.length + 1).includes('/')
  if (isReservedName(slug))
    return {
      problem: diagnostic(path, fileStart, [
        'file-name',
        'Windows reserves this file name, so nobody there could open the folder.',
        `Rename it, for example to ${collection.name}/${slug}-page.mdx.`,
      ]),
      collection,
      slug,
    }
  const name = slug === '' ? 'a name' : `${collection.name}/${slug}.mdx or another name`
  return {
    problem: diagnostic(path, fileStart, [
      'file-name',
      isDeep
        ? `Files of ${collection.name}/ can’t be in a folder of their own.`
        : 'This file name can’t become a web address.',
      `${isDeep ? 'Move' : 'Rename'} it to ${name} of lower-case letters, digits and single hyphens.`,
    ]),
    collection,
    slug,
  }
}

/**
 * A file that isn’t read because of its ending, although it is surely one of the site’s: `.MDX`, `.mdx.txt`, or `.md`
 * where a page is missed.
 * @param taken the paths of the files that are read
 * @param isMissed whether a page was published at an address
 */
export function wrongExtension(
  path: string,
  registry: Registry,
  { taken, isMissed }: { taken: ReadonlySet<string>; isMissed: (address: string) => boolean },
): InvalidPath | undefined {
  const [, stem, ending = ''] = /^(.*[^/])(\.(?:mdx(?:\.txt)?|md|markdown))$/i.exec(path) ?? []
  const collection = collectionOfPath(registry, path)
  const single = requiredSingles(registry).find((file) => file.path === `${stem}.mdx`)
  const slug = collection && soundSlug(path, collection)
  const meant = slug ? `${collection.name}/${slug}.mdx` : single?.path
  if (stem === undefined || isNote(path) || meant === undefined || taken.has(meant)) return undefined
  const isOnlyNote = /^\.m[^x]*$/i.test(ending) && !single && collection?.base !== undefined
  if (isOnlyNote && !isMissed(`${collection.base}/${slug}`)) return undefined
  return {
    problem: diagnostic(path, fileStart, [
      'file-name',
      `The site only reads files that end with .mdx, and this one ends with ${ending}.`,
      `Rename it to ${meant}, or move it out of the content folder.`,
    ]),
    collection,
    slug: slug ?? '',
    single,
  }
}
