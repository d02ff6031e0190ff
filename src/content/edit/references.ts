import escapeStringRegexp from 'escape-string-regexp'
import type { Position } from '../model/diagnostic.ts'
import { fieldLinks } from '../model/fields.ts'
import { asOnDisk, plainText, type SourceFile } from '../model/sourceFile.ts'
import { walkFields } from '../parse/schema.ts'
import { formatHref, parseHref } from '../publish/href.ts'
import { parseUrlList, recordAddresses, urlListFile } from '../publish/urlList.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import type { ContentIndex, KnownFile } from './findFile.ts'
import type { FileChange } from './plan.ts'

/** A file that gets another name, or leaves. */
export interface Departure {
  known: KnownFile
  /** The slug that other files name from now on; undefined when none takes its place. */
  slug: string | undefined
  /** Where links to old addresses lead from now on. */
  addresses: ReadonlyMap<string, string>
  /** New paths of files; undefined for the file that is deleted. */
  files: ReadonlyMap<string, string | undefined>
}

/** Renames or deletes files, and makes links, fields, claims and the list of addresses name what is there then. */
export function departureChanges(departure: Departure, index: ContentIndex): FileChange[] {
  const { files, otherFiles } = index.tree
  const newPath = (path: string) => (departure.files.has(path) ? departure.files.get(path) : path)
  const changes = files.flatMap((source): FileChange[] => {
    const [from, to] = [source.path, newPath(source.path)]
    const isKept = to === undefined || isAmongVersions(index.content.registry, from)
    const text = isKept ? source.text : updateText(source, departure, index)
    if (text !== source.text) return [{ from, to, text }]
    return from === to ? [] : [{ from, to }]
  })
  const others = otherFiles.flatMap((from) =>
    departure.files.has(from) ? [{ from, to: newPath(from) }] : [],
  )
  return [...changes, ...others, ...listChanges(departure, index)]
}

/** Replaces names where compiling and YAML found them. The check reports what is written in an unusual way. */
function updateText({ path, text }: SourceFile, departure: Departure, index: ContentIndex): string {
  const { known, slug } = departure
  const { content } = index
  const plain = plainText(text)
  const edits = new Map<number, { from: string; to: string }>()
  const replace = (from: string, to: string | undefined, { line, column }: Position) => {
    if (to === undefined || to === from) return
    const above = plain.split('\n', line - 1).map((typed) => `${typed}\n`)
    const at = findTyped(plain, from, above.join('').length + column - 1)
    if (at !== undefined) edits.set(at, { from, to })
  }
  const entry = [...content.entries, ...content.singles].find(({ file }) => file === path)
  walkFields(entry?.type.schema, entry?.data, (field, value, fieldPath) => {
    if (typeof value !== 'string' || !entry) return
    const target = fieldLinks.get(field)?.pointsAt
    const isKnown = target === known.collection.name && value === known.slug
    const to = target === 'address' ? newHref(value, path, departure, index) : isKnown ? slug : undefined
    replace(value, to, entry.placeOf(fieldPath, value))
  })
  const { links = [] } = content.bodies.find(({ file }) => file === path)?.prose ?? {}
  for (const { href, ...place } of links) replace(href, newHref(href, path, departure, index), place)
  if (known.collection.isRecord)
    for (const { file, claim, place } of content.claimUses)
      if (file === path && claim === known.slug) replace(claim, slug, place())
  const edited = [...edits]
    .sort(([a], [b]) => b - a)
    .reduce((all, [at, { from, to }]) => all.slice(0, at) + to + all.slice(at + from.length), plain)
  return asOnDisk(edited, text)
}

/** Where a name is typed: there, as a tag's property, in the parentheses of its link, or in its definition. */
function findTyped(plain: string, name: string, start: number): number | undefined {
  if (plain.startsWith(name, start)) return start
  if (plain.startsWith(`<${name}`, start)) return start + 1
  const before = String.raw`(?<=\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|<\w+\s+\w+\s*=\s*["'])`
  const pattern = new RegExp(String.raw`${before}${escapeStringRegexp(name)}(?=[\s>)"']|$)`, 'gm')
  const places = [...plain.matchAll(pattern)].map(({ index }) => index)
  return places.find((at) => at >= start) ?? places[0]
}

/** Where a link leads from now on; undefined when it leads off the site. */
function newHref(href: string, file: string, departure: Departure, index: ContentIndex): string | undefined {
  const { known, slug, addresses, files } = departure
  const parts = parseHref(href, index.content.organization?.data.site)
  if (!parts) return undefined
  const { path, query, hash } = parts
  const own = path === '' ? index.known.find((one) => one.file === file)?.address : undefined
  const at = own ?? path.replace(/(?<=.)\/+$/, '')
  const moved = path === '' ? undefined : addresses.get(at)
  if (moved !== undefined && files.get(known.file) === undefined) return moved
  const renamed = { ...parts, path: moved ?? path }
  const { chooses, lists } = index.kindAt.get(at) ?? {}
  if (slug !== undefined && chooses?.collection === known.collection)
    renamed.query = query.replace(`${chooses.parameter}=${known.slug}`, `${chooses.parameter}=${slug}`)
  if (slug !== undefined && lists?.collection === known.collection && hash === known.slug) renamed.hash = slug
  return formatHref(renamed)
}

/** Leads old addresses to new ones in the list, which gets those too. */
function listChanges(departure: Departure, index: ContentIndex): FileChange[] {
  const { urlList } = index.tree
  if (!urlList) return []
  const { known, addresses, files } = departure
  const lines = plainText(urlList.text).split('\n')
  const listed = parseUrlList(urlList).lines
  const isGone = files.get(known.file) === undefined
  const pages = isGone ? [] : listed.flatMap(({ address }) => addresses.get(address) ?? [])
  for (const { address, target, line } of listed) {
    const next = target === undefined ? undefined : newHref(target, '', departure, index)
    const to = addresses.get(address) ?? next ?? target
    if (pages.includes(address)) lines[line - 1] = address
    else if (to !== target) lines[line - 1] = `${address} -> ${to}`
  }
  return recordedIn(urlList, pages, lines.join('\n'))
}

/** The change of the list of addresses, if any. @param text what it says but for the new addresses */
export function recordedIn(
  list: SourceFile | undefined,
  added: readonly string[],
  text = plainText(list?.text ?? ''),
): FileChange[] {
  const before = list?.text ?? ''
  const recorded = recordAddresses({ path: urlListFile, text }, added)
  if (recorded.added.length === 0 && text === plainText(before)) return []
  return [{ from: list?.path, to: urlListFile, text: asOnDisk(recorded.text, before) }]
}
