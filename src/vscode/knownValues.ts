import type { Registry } from '../content/model/registry.ts'

/** What fields may point at, by the name that the schemas use: the files of a collection, the site's addresses. */
export type KnownValues = ReadonlyMap<string, readonly string[]>

/**
 * What can be pointed at, told from the names of the files alone: it is offered also while some of them are being
 * written and the site cannot be built.
 * @param registry what the site is made of
 * @param paths every content file's path inside the content folder
 */
export function knownValues({ collections, pages, kinds }: Registry, paths: readonly string[]): KnownValues {
  const named = (folder: string) =>
    paths
      .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.mdx'))
      .map((path) => path.slice(folder.length + 1, -'.mdx'.length))
  const addresses = collections.flatMap(({ name, base }) =>
    base === undefined ? [] : named(name).map((slug) => `${base}/${slug}`),
  )
  // Some kinds of page have addresses of their own, and some are led to by nobody.
  const usual = new Map(kinds.map((kind) => [`${pages.base ?? ''}/${kind.name}`, kind]))
  return new Map([
    ...collections.map(({ name }): [string, string[]] => [name, named(name)]),
    [
      'address',
      addresses
        .filter((address) => usual.get(address)?.isListed !== false)
        .map((address) => usual.get(address)?.address ?? address)
        .toSorted(),
    ],
  ])
}
