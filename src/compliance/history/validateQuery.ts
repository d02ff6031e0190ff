import { formatDate } from '../../content/text/formatDate.ts'
import { closestMatch } from '../../content/text/closestMatch.ts'
import type { SearchSources } from './searchSources.ts'

/** What is asked for, and all that is known. */
interface HistoryQuery extends Pick<SearchSources, 'snapshots' | 'archives' | 'approved'> {
  /** As 2026-01-31. */
  on: string | undefined
  page: string | undefined
  /** As 2026-01-31. */
  today: string
}

/** Why a question has no answer at all, as a sentence: a day to come, or a page that never was. */
export function validateQuery(query: HistoryQuery): string | undefined {
  const { on, page, today } = query
  if (on !== undefined && on > today)
    return `${formatDate(on)} is still to come: today is ${formatDate(today)}.\nAsk for a day that has been.`
  if (page === undefined) return undefined
  const known = knownPages(query)
  if (known.has(page)) return undefined
  const address = page.startsWith('/') ? undefined : addressOf(page, query)
  if (address !== undefined)
    return `A page is named by its address here, and "${page}" is none.\nWrite --page ${address}`
  const close = [...known].filter((path) => path.startsWith('/') && path.startsWith(page)).sort(byLength)[0]
  const other = close ?? closestMatch(page, known)
  return `There never was a page ${page.startsWith('/') ? page : `"${page}"`}, as far as the history, the archives and the approvals here tell.\n${
    other === undefined ? 'To search every page: npm run said -- "the words"' : `The nearest is ${other}.`
  }`
}

/** The address of a page that was named by its title, its file, its whole address, or without the first slash. */
function addressOf(page: string, query: HistoryQuery): string | undefined {
  const known = knownPages(query)
  const bare = page
    .replace(/^https?:\/\/[^/]*\//, '')
    .replace(/^(?:content\/)?(?:pages\/)?(.*)\.mdx$/, '$1')
    .replace(/\/$/, '')
  const byFile = [`/${bare}`, `/${bare.replace(/^legal\//, '')}`].find((path) => known.has(path))
  if (byFile !== undefined) return byFile
  const addresses = titlesOf(query)
  const wanted = page.trim().toLowerCase()
  return addresses.get(wanted) ?? addresses.get(closestMatch(wanted, addresses.keys()) ?? '')
}

/** The addresses of pages by their titles in small letters; of a page and its past versions, that of the page. */
function titlesOf({ snapshots, archives, approved }: HistoryQuery): Map<string, string> {
  const all = [
    ...(approved ?? []).map(({ page, lines }): [string, readonly string[]] => [page, lines]),
    ...[...archives, ...snapshots].flatMap(({ pages }) => [...pages]),
  ]
  const titles = new Map<string, string>()
  for (const [path, lines] of all) {
    const title = lines
      .find((line) => line.startsWith('Title: '))
      ?.slice('Title: '.length)
      .toLowerCase()
    if (title === undefined || !path.startsWith('/')) continue
    const known = titles.get(title)
    if (known === undefined || !path.startsWith(`${known}/`)) titles.set(title, path)
  }
  return titles
}

const knownPages = ({ snapshots, archives, approved }: HistoryQuery): Set<string> =>
  new Set([
    ...[...snapshots, ...archives].flatMap(({ pages }) => [...pages.keys()]),
    ...(approved ?? []).flatMap(({ page, address }) => (address === undefined ? [page] : [page, address])),
  ])

const byLength = (one: string, other: string): number => one.length - other.length
