import { slugOf } from './chores/slugOf.ts'
import { collections, isCollection, type CollectionName } from './collections.ts'
import { suggestion } from './nearest.ts'
import { fileStart, problemAt, type Problem } from './problem.ts'
import type { SourceReading } from './readSource.ts'
import { fieldNames } from './fields/schemaFields.ts'
import { valueAt } from './fields/fieldInWords.ts'

/** A file that the site cannot read because of where it stands, and where it most likely belongs. */
export interface MisnamedFile {
  problem: Problem
  /** What to take it for meanwhile, so that nothing else is told that only follows from its name. */
  meant: { collection: CollectionName; slug: string } | undefined
}

/** A file outside the collections; where its fields belong is seen from their names. */
export function misplacedFile(path: string, { parts }: SourceReading): MisnamedFile {
  const data = parts?.yaml.data
  const [folder = ''] = path.split('/')
  const collection = likelyCollection(data)
  const told = (fix: string): Problem =>
    problemAt(path, fileStart, ['misplaced-file', 'This file stands in no folder that the site reads.', fix])
  if (collection === undefined) {
    const near = suggestion(folder, Object.keys(collections))
    return {
      problem: told(`${near} Move it there, or give it an ending other than .mdx.`.trim()),
      meant: undefined,
    }
  }
  return {
    problem: told(`Move it to ${collection}/, or give it an ending other than .mdx.`),
    meant: { collection, slug: slugOf(fileNameOf(path)) },
  }
}

/** A file of a collection whose name can be no address. */
export function misnamedFile(
  path: string,
  { collection, parts }: { collection: CollectionName } & Pick<SourceReading, 'parts'>,
): MisnamedFile {
  const rest = path.slice(collection.length + 1).replace(/\.mdx$/, '')
  const name = valueAt(parts?.yaml.data, ['name']) ?? valueAt(parts?.yaml.data, ['title'])
  const isNested = collection !== 'pages' && rest.includes('/')
  const slug =
    collection === 'pages'
      ? rest.split('/').map(slugOf).join('/')
      : slugOf(isNested && typeof name === 'string' ? name : fileNameOf(path))
  const isWhole = slug.split('/').every((part) => part !== '')
  return {
    problem: problemAt(path, fileStart, [
      'file-name',
      isNested
        ? `Files of ${collection}/ stand directly in it, and this one stands in a folder of its own.`
        : 'The file’s name becomes an address, and this name cannot.',
      isWhole
        ? `${isNested ? 'Move' : 'Rename'} it to ${collection}/${slug}.mdx, or another name of small letters a–z, digits and single hyphens.`
        : 'Rename it with small letters a–z, digits and single hyphens.',
    ]),
    meant: isWhole ? { collection, slug } : undefined,
  }
}

const fileNameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.mdx$/, '')

/** The collection that knows the most of a file's fields: three at least, and more than any other. */
export function likelyCollection(data: unknown): CollectionName | undefined {
  const typed = typeof data === 'object' && data !== null ? Object.keys(data) : []
  const counted = Object.keys(collections)
    .filter(isCollection)
    .map((collection) => {
      const known = new Set(fieldNames(collections[collection].schema))
      return { collection, count: typed.filter((name) => known.has(name)).length }
    })
    .sort((a, b) => b.count - a.count)
  const [first, second] = counted
  return first !== undefined && first.count >= 3 && first.count > (second?.count ?? 0)
    ? first.collection
    : undefined
}
