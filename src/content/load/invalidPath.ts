import { isNote } from '../model/sourceFile.ts'
import { likelyCollection } from '../frontmatter/fields/likelyCollection.ts'
import type { ParsedFile } from '../model/parsedFile.ts'
import { slugOf } from '../text/slugOf.ts'
import type { Collection, SingleFile } from '../model/contentType.ts'
import { collectionOfPath, requiredSingles, type Registry } from '../model/registry.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { valueAt } from '../model/fieldPath.ts'

/** A file that the site cannot read because of where it stands, and where it most likely belongs. */
export interface InvalidPath {
  problem: Diagnostic
  /** The entry that it counts as meanwhile, so that nothing that follows from its name is reported. */
  guess: { collection: Collection; slug: string } | undefined
  /** The file outside the collections that it is meant to be. */
  single?: SingleFile | undefined
}

/** A file outside the collections; where its fields belong is seen from their names. */
export function fileOutsideCollection(
  path: string,
  { registry, parts }: { registry: Registry } & Pick<ParsedFile, 'parts'>,
): InvalidPath {
  const data = parts?.yaml.data
  const [folder = ''] = path.split('/')
  const collection = likelyCollection(registry, data)
  const told = (fix: string): Diagnostic =>
    diagnostic(path, fileStart, ['misplaced-file', 'This file stands in no folder that the site reads.', fix])
  if (collection === undefined) {
    const near = didYouMean(
      folder,
      registry.collections.map(({ name }) => name),
    )
    return {
      problem: told(`${near} Move it there, or give it an ending other than .mdx.`.trim()),
      guess: undefined,
    }
  }
  return {
    problem: told(`Move it to ${collection.name}/, or give it an ending other than .mdx.`),
    guess: { collection, slug: slugOf(fileNameOf(path)) },
  }
}

/**
 * A file of a collection whose name can be no address.
 * @param taken the paths of all other files: the suggested name is none of them
 */
export function invalidFileName(
  path: string,
  {
    collection,
    parts,
    taken,
  }: { collection: Collection; taken: ReadonlySet<string> } & Pick<ParsedFile, 'parts'>,
): InvalidPath {
  const name = valueAt(parts?.yaml.data, ['name']) ?? valueAt(parts?.yaml.data, ['title'])
  const isNested = !collection.isNested && path.slice(collection.name.length + 1).includes('/')
  const slug = isNested && typeof name === 'string' ? slugOf(name) : soundSlug(path, collection)
  const wanted = `${collection.name}/${slug}.mdx`
  const free = isWhole(slug) ? freeSlug(slug, collection, taken) : slug
  return {
    problem: diagnostic(path, fileStart, [
      'file-name',
      isNested
        ? `Files of ${collection.name}/ stand directly in it, and this one stands in a folder of its own.`
        : 'The file’s name becomes an address, and this name cannot.',
      !isWhole(slug)
        ? 'Rename it with small letters a–z, digits and single hyphens.'
        : free === slug
          ? `${isNested ? 'Move' : 'Rename'} it to ${wanted}, or another name of small letters a–z, digits and single hyphens.`
          : `There is a file ${wanted} already. If this one is a copy that you do not need, delete it; otherwise ${isNested ? 'move' : 'rename'} it to ${collection.name}/${free}.mdx, or another name of small letters a–z, digits and single hyphens.`,
    ]),
    guess: isWhole(free) ? { collection, slug: free } : undefined,
  }
}

/**
 * A file of a collection that is not read because of its ending, although it is surely one of the site’s files: its
 * name ends with .mdx in other letters, or with .txt behind it; or it ends with .md, and is missed, or is that of
 * something without an address. Undefined for other files, and for one beside the file that it would be.
 * @param taken the paths of the files that are read
 * @param isMissed whether a page was published at an address
 */
export function wrongExtension(
  path: string,
  {
    registry,
    taken,
    isMissed,
  }: { registry: Registry; taken: ReadonlySet<string>; isMissed: (address: string) => boolean },
): InvalidPath | undefined {
  const { stem = '', ending = '' } =
    /^(?<stem>.*[^/])(?<ending>\.(?:mdx(?:\.txt)?|md|markdown))$/i.exec(path)?.groups ?? {}
  const collection = collectionOfPath(registry, path)
  const single = requiredSingles(registry).find((file) => file.path === `${stem}.mdx`)
  const slug = collection ? soundSlug(stem, collection) : stem
  const named = collection ? `${collection.name}/${slug}.mdx` : single?.path
  if (ending === '' || isNote(path) || named === undefined) return undefined
  if (taken.has(named) || !isWhole(slug)) return undefined
  const isMdx = /^\.mdx/i.test(ending)
  const base = collection?.base
  if (!isMdx && !single && base !== undefined && !isMissed(`${base}/${slug}`)) return undefined
  return {
    problem: diagnostic(path, fileStart, [
      'file-name',
      `The site reads files whose names end with .mdx, in small letters, and this name ends with ${ending}.`,
      isMdx || single
        ? `Rename it to ${named}.${/\.txt$/i.test(ending) ? ' Windows hides the end of a name until File name extensions is ticked in the menu View of its Explorer.' : ''}`
        : `Rename it to ${named}; or, if it is a note for yourselves, move it out of the content folder.`,
    ]),
    guess: collection ? { collection, slug } : undefined,
    single,
  }
}

/** The slug that a file’s name is meant to be; parts of it are empty when they hold no letter of an address. */
const soundSlug = (path: string, collection: Collection): string =>
  collection.isNested
    ? path
        .slice(collection.name.length + 1)
        .replace(/(?:\.mdx)+$/, '')
        .split('/')
        .map(slugOf)
        .join('/')
    : slugOf(fileNameOf(path))

const isWhole = (slug: string): boolean => slug.split('/').every((part) => part !== '')

/** The slug itself, or with the first number behind it that no file has. */
function freeSlug(slug: string, collection: Collection, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(`${collection.name}/${free}.mdx`); number += 1) free = `${slug}-${number}`
  return free
}

const fileNameOf = (path: string): string => path.replace(/^.*\//, '').replace(/(?:\.mdx)+$/, '')
