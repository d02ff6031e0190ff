import { endedEntries, type Content } from '../model/content.ts'
import type { Redirect, Route } from '../model/site.ts'
import { kindOfEntry } from '../model/registry.ts'
import type { UrlEntry } from './urlList.ts'
import { pagePath, parentPath } from './routes.ts'

/** The addresses of files next to pages, such as `/attorneys/jane-sample.vcf`. */
export const fileAddresses = ({ registry, entries, past }: Content): string[] =>
  [...entries, ...past].flatMap((entry) => {
    const { fileEnding, hasFile = () => true } = registry.collections.find((one) => one === entry.type) ?? {}
    const kind = kindOfEntry(registry, entry)
    return kind && fileEnding && hasFile(entry.data) ? pagePath(registry, kind, entry.slug) + fileEnding : []
  })

/** The addresses of pages that have ended, and of their files: those that the site would have if nothing had ended. */
export function endedAddresses(view: Content, routesOf: (view: Content) => readonly Route[]): Set<string> {
  const over = [...view.past, ...endedEntries(view)]
  if (over.length === 0) return new Set()
  const addressesOf = (one: Content) => [...routesOf(one).map(({ path }) => path), ...fileAddresses(one)]
  const here = new Set(addressesOf(view))
  const all = addressesOf({ ...view, entries: [...view.entries, ...over], past: [] })
  return new Set(all.filter((address) => !here.has(address)))
}

/**
 * Where addresses without a page lead: to the target in the list; a page that has ended, to the page above it. A file
 * next to a page leads to the file of the new page, or to that page; a list about it to that about the new page.
 * @param listAbout the address of the list about a page, if it has one
 */
export function makeRedirects(
  view: Content,
  routes: readonly Route[],
  ended: ReadonlySet<string>,
  lines: readonly UrlEntry[],
  listAbout: (path: string) => string | undefined,
): Redirect[] {
  const pages = new Set(routes.map(({ path }) => path))
  const files = new Set(fileAddresses(view))
  const listed = new Map(lines.flatMap(({ address, target }) => (target ? [[address, target]] : [])))
  const above = (path: string): string => {
    const parent = parentPath(path) ?? '/'
    return parent === '/' || pages.has(parent) ? parent : above(parent)
  }
  const leadsTo = (path: string, passed: readonly string[] = []): string => {
    const target = passed.includes(path) ? undefined : listed.get(path)
    if (target === undefined) return above(path)
    const next = target.replace(/[?#].*/, '')
    return ended.has(next) ? leadsTo(next, [...passed, path]) : target
  }
  const endings = new Map(view.registry.collections.map(({ base, fileEnding = '' }) => [base, fileEnding]))
  const redirects = new Map<string, string>()
  for (const from of [...listed.keys(), ...ended]) {
    // An address that still has a page leads nowhere else yet.
    if (pages.has(from) || files.has(from) || redirects.has(from)) continue
    const to = leadsTo(from)
    redirects.set(from, to)
    const ending = endings.get(parentPath(from)) ?? ''
    const file = from + ending
    if (!from.endsWith(ending) && !listed.has(file) && !files.has(file))
      redirects.set(file, files.has(to + ending) ? to + ending : to)
    const [list, next] = [from, to].map(listAbout)
    if (list !== undefined && !pages.has(list) && !listed.has(list))
      redirects.set(list, next !== undefined && pages.has(next) ? next : above(list))
  }
  return [...redirects].map(([from, to]) => ({ from, to }))
}
