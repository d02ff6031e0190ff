import type { SiteText } from '../text/types.ts'
import { takePairs } from '../compare/takePairs.ts'
import type { PageChange } from './types.ts'

/** Pages that came, went or moved, and what became of menus and redirects, a sentence each. */
export const siteSentences = (before: SiteText, after: SiteText, pages: readonly PageChange[]): string[] => [
  ...pages.flatMap(pageSentence),
  ...menuSentences(before.menu, after.menu),
  ...redirectSentences(before.redirects, after.redirects),
]

/** Of a page that came, went or moved: that it did. */
export function pageSentence({ status, title, path, pathBefore }: PageChange): string[] {
  if (status === 'added') return [`New page: “${title}” at ${path}.`]
  if (status === 'removed') return [`The page “${title}” at ${path} is gone.`]
  return pathBefore === undefined ? [] : [`The page “${title}” has moved from ${pathBefore} to ${path}.`]
}

type Menu = SiteText['menu']

interface MenuEntry {
  /** What it stands under: the address of the entry above, or the name of a footer's column. */
  above: string
  /** The same in words; empty at the top. */
  aboveWords: string
  label: string
  path: string
}

const arrow = ' > '

function entriesOf(menu: Menu): MenuEntry[] {
  const paths = new Map(menu.map(({ place, path }) => [place, path]))
  return menu.map(({ place, path }) => {
    const cut = place.lastIndexOf(arrow)
    const aboveWords = cut === -1 ? '' : place.slice(0, cut)
    const label = cut === -1 ? place : place.slice(cut + arrow.length)
    return { above: paths.get(aboveWords) ?? aboveWords, aboveWords, label, path }
  })
}

const under = ({ aboveWords }: MenuEntry): string =>
  aboveWords === ''
    ? ' in the main menu'
    : aboveWords.startsWith('Footer, ')
      ? ` in the footer’s column “${aboveWords.slice('Footer, '.length)}”`
      : ` in the menu under “${aboveWords}”`

function menuSentences(before: Menu, after: Menu): string[] {
  const left = { gone: entriesOf(before), come: entriesOf(after) }
  const same = takePairs(left, (a, b) => a.above === b.above && a.label === b.label && a.path === b.path)
  const renamed = takePairs(left, (a, b) => a.above === b.above && a.path === b.path)
  const redirected = takePairs(left, (a, b) => a.above === b.above && a.label === b.label)
  // The same page may stand in the menu and in the footer; those two are not one entry that moved.
  const moved = takePairs(left, (a, b) => a.path === b.path && isFooter(a) === isFooter(b))
  const common = [...same, ...renamed, ...redirected, ...moved].map(([, entry]) => entry)
  return [
    ...renamed.map(([a, b]) => `“${a.label}”${under(b)} is now called “${b.label}”.`),
    ...redirected.map(([a, b]) => `“${b.label}”${under(b)} now leads to ${b.path} instead of ${a.path}.`),
    ...moved.map(
      ([a, b]) =>
        `“${b.label}” now stands${under(b)}; before, it stood${under(a)}${a.label === b.label ? '' : ` and was called “${a.label}”`}.`,
    ),
    ...left.come.map((entry) => `“${entry.label}” is new${under(entry)} and leads to ${entry.path}.`),
    ...left.gone.map(
      (entry) => `“${entry.label}” is gone${under(entry).replace(/^ in/, ' from')}; it led to ${entry.path}.`,
    ),
    ...orderSentences(entriesOf(before), entriesOf(after), common),
  ]
}

const isFooter = ({ aboveWords }: MenuEntry): boolean => aboveWords.startsWith('Footer, ')

/** Entries that stayed under the same heading, and stand in another order there. */
function orderSentences(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
  common: readonly MenuEntry[],
): string[] {
  const stayed = new Set(common.map(({ above, path }) => `${above} ${path}`))
  const rows = (entries: readonly MenuEntry[]) => {
    const found = new Map<string, MenuEntry[]>()
    for (const entry of entries)
      if (stayed.has(`${entry.above} ${entry.path}`))
        found.set(entry.above, [...(found.get(entry.above) ?? []), entry])
    return found
  }
  const old = rows(before)
  return [...rows(after)].flatMap(([above, entries]) => {
    const was = old.get(above) ?? []
    const both = new Set(was.map(({ path }) => path))
    const [first] = entries
    const now = entries.filter(({ path }) => both.has(path))
    const same = new Set(now.map(({ path }) => path))
    const order = (list: readonly MenuEntry[]) =>
      list
        .filter(({ path }) => same.has(path))
        .map(({ path }) => path)
        .join(' ')
    if (!first || order(was) === order(now)) return []
    return [`The order${under(first)} is now: ${entries.map(({ label }) => label).join(', ')}.`]
  })
}

function redirectSentences(before: SiteText['redirects'], after: SiteText['redirects']): string[] {
  const old = new Map(before.map(({ from, to }) => [from, to]))
  const now = new Map(after.map(({ from, to }) => [from, to]))
  return [
    ...[...now].flatMap(([from, to]) => {
      const was = old.get(from)
      if (was === to) return []
      return was === undefined
        ? [`Visitors of ${from} are now sent to ${to}.`]
        : [`Visitors of ${from} are now sent to ${to} instead of ${was}.`]
    }),
    ...[...old].flatMap(([from, to]) =>
      now.has(from) ? [] : [`Visitors of ${from} are no longer sent to ${to}.`],
    ),
  ]
}
