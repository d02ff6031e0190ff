import escapeStringRegexp from 'escape-string-regexp'
import { asOnDisk, plainText, type SourceFile } from '../model/sourceFile.ts'
import { canonicalPath } from '../publish/addresses.ts'
import { formatHref, parseHref } from '../publish/href.ts'
import { referencesOf } from '../publish/references.ts'
import { parseUrlList, recordAddresses, urlListFile } from '../publish/urlList.ts'
import { recordReference, recordTagOf, typedReference } from '../tags/tag.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import type { ContentIndex, IndexedFile } from './findFile.ts'
import type { FileChange } from './plan.ts'

/** A file that is renamed or deleted. */
export interface Departure {
  subject: IndexedFile
  /** The slug that other files name from now on. */
  slug: string
  /** Where links to old addresses lead from now on. */
  addresses: ReadonlyMap<string, string>
  /** New paths of files; undefined for the file that is deleted. */
  files: ReadonlyMap<string, string | undefined>
}

/** Renames or deletes files, and updates links, fields, claims and the address list. */
export function departureChanges(departure: Departure, index: ContentIndex): FileChange[] {
  const { files, otherFiles } = index.tree
  const sources = [...files, ...otherFiles.map((path) => ({ path, text: '' }))]
  const changes = sources.flatMap((source): FileChange[] => {
    const { path: from, text } = source
    const to = departure.files.has(from) ? departure.files.get(from) : from
    const isKept = to === undefined || isAmongVersions(index.content.registry, from)
    const updated = isKept ? text : updateText(source, departure, index)
    if (updated !== text) return [{ from, to, text: updated }]
    return from === to ? [] : [{ from, to }]
  })
  return [...changes, ...listChanges(departure, index)]
}

/** Updates the references that the parsers found. The check reports any others. */
function updateText({ path, text }: SourceFile, departure: Departure, index: ContentIndex): string {
  const { subject, slug } = departure
  const { entries, singles, bodies, registry } = index.content
  const lines = plainText(text).split('\n')
  const fields = [...entries, ...singles].filter(({ file }) => file === path).flatMap(referencesOf)
  for (const { link, value, place } of fields) {
    const isSubject = link.pointsAt === subject.collection.name && value === subject.slug
    // Who wrote a note stays named after leaving.
    const isGone = link.orName && slug === subject.slug && departure.files.get(subject.file) === undefined
    const newName = isGone ? subject.name : slug
    const to = link.pointsAt === 'address' ? newHref(value, departure, index) : isSubject ? newName : value
    const { line, column } = place()
    const typed = lines[line - 1] ?? ''
    lines[line - 1] = typed.slice(0, column - 1) + typed.slice(column - 1).replace(value, () => to)
  }
  let updated = lines.join('\n')
  const { links = [] } = bodies.find(({ file }) => file === path) ?? {}
  for (const href of new Set(links.map((link) => link.href)))
    updated = updated.replace(linkTo(href), () => newHref(href, departure, index))
  const tag = recordTagOf(registry.tags)
  if (tag && subject.collection.roles?.words)
    updated = updated.replace(recordReference(tag), (whole, double?: string, single?: string) =>
      (double ?? single) === subject.slug ? typedReference(tag, slug) : whole,
    )
  return asOnDisk(updated, text)
}

/** An address where a link has it: in parentheses, in its definition, in pointed brackets, or as a bare web address. */
const linkTo = (href: string): RegExp =>
  new RegExp(
    String.raw`(?<=\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|<|(?:^|[\s(])(?=https:))` +
      String.raw`${escapeStringRegexp(href)}(?=[.,;:!?]*(?:[\s<>)"']|$))`,
    'gm',
  )

/** Where a link leads from now on. */
function newHref(href: string, departure: Departure, { content, kindAt }: ContentIndex): string {
  const { subject, slug, addresses, files } = departure
  const parts = parseHref(href, content.organization?.data.site)
  if (!parts) return href
  const { path, query, hash } = parts
  const at = canonicalPath(path)
  const moved = addresses.get(at)
  if (moved !== undefined && files.get(subject.file) === undefined) return moved
  const isListed = hash === subject.slug && kindAt.get(at)?.lists?.collection === subject.collection
  return formatHref({
    ...parts,
    path: moved ?? path,
    // Such as /contact?area=tax-law
    query: query.replace(new RegExp(`=${subject.slug}(?=&|$)`), `=${slug}`),
    hash: isListed ? slug : hash,
  })
}

/** Leads old addresses to new ones in the list, which gets those too. */
function listChanges(departure: Departure, index: ContentIndex): FileChange[] {
  const { urlList } = index.tree
  if (!urlList) return []
  const { subject, addresses, files } = departure
  const lines = plainText(urlList.text).split('\n')
  const listed = parseUrlList(urlList).lines
  const isGone = files.get(subject.file) === undefined
  const pages = isGone ? [] : listed.flatMap(({ address }) => addresses.get(address) ?? [])
  for (const { address, target = '', line } of listed) {
    const to = addresses.get(address) ?? newHref(target, departure, index)
    if (pages.includes(address)) lines[line - 1] = address
    else if (to !== target) lines[line - 1] = `${address} -> ${to}`
  }
  const { text } = recordAddresses({ ...urlList, text: asOnDisk(lines.join('\n'), urlList.text) }, pages)
  return text === urlList.text ? [] : [{ from: urlListFile, to: urlListFile, text }]
}
