import { current, load } from '../../../client/useSearch.ts'

/** So many rows say why they were found, the best first. It takes as long as finding them. */
const mostReasons = 25

/** @returns finds people as the search does: why, by the addresses of their pages @throws if the search can't be loaded */
export async function createFinder() {
  await load()
  const { index, progress } = current()
  if (!index || progress !== 'complete') throw new Error('The search is not complete.')
  return (typed: string) =>
    new Map(
      index
        .search(typed)
        .pages.map(({ path, reason }, rank) => [path, rank < mostReasons ? reason : undefined]),
    )
}
