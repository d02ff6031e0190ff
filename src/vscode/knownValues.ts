import { collections } from '../firm/collections.ts'

/** What fields may point at, by the name that the schemas use: the files of a collection, the site's addresses. */
export type KnownValues = ReadonlyMap<string, readonly string[]>

/**
 * What can be pointed at, told from the names of the files alone: it is offered also while some of them are being
 * written and the site cannot be built.
 * @param paths every content file's path inside the content folder
 */
export function knownValues(paths: readonly string[]): KnownValues {
  const named = (folder: string) =>
    paths
      .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.mdx'))
      .map((path) => path.slice(folder.length + 1, -'.mdx'.length))
  const addresses = Object.entries(collections).flatMap(([folder, { base }]) =>
    base === undefined ? [] : named(folder).map((name) => `${base}/${name}`),
  )
  return new Map([
    ['practice-areas', named('practice-areas')],
    [
      'address',
      addresses
        .filter((address) => address !== '/not-found')
        .map((address) => (address === '/home' ? '/' : address))
        .toSorted(),
    ],
  ])
}
