import type { Content } from '../model/content.ts'
import { versionedPath } from '../versions/legalVersions.ts'

/** The file of a page that was lost, as its address and the kept versions of pages tell. */
export function guessSourceFile(
  address: string,
  { registry, versions }: Pick<Content, 'registry' | 'versions'>,
): string {
  const { pages, collections, kinds } = registry
  const fixed = kinds.find((kind) => kind.address === address)
  if (fixed) return `${pages.name}/${fixed.name}.mdx`
  const version = versions.find((kept) => versionedPath(kept) === address)
  const collection =
    version?.collection ??
    collections.find(({ base = '' }) => base !== '' && address.startsWith(`${base}/`)) ??
    pages
  return `${collection.name}${address.slice(collection.base?.length)}.mdx`
}
