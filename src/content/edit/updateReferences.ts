import escapeStringRegexp from 'escape-string-regexp'
import type { Position } from '../model/diagnostic.ts'
import { fieldLinks } from '../model/fields.ts'
import { asOnDisk, plainText, type SourceFile } from '../model/sourceFile.ts'
import { walkFields } from '../parse/schema.ts'
import { formatHref, parseHref } from '../publish/href.ts'
import { recordAddresses, urlListFile } from '../publish/urlList.ts'
import { recordTagOf } from '../tags/tag.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import type { ContentIndex, KnownFile } from './contentIndex.ts'
import type { FileChange, Plan } from './plan.ts'

/** A file that gets another name, or leaves. */
export interface Departure {
  known: KnownFile
  /** The slug that other files name from now on; undefined when none takes its place. */
  slug: string | undefined
  /** Where links to old addresses lead from now on. */
  addresses: ReadonlyMap<string, string>
  /** New paths of files, by the old ones. */
  files: ReadonlyMap<string, string>
}

type Updated = { text: string } & Pick<Plan, 'done' | 'todo'>

/** Makes every file name what has moved, and renames those that move. */
export function updateFiles(
  departure: Departure,
  index: ContentIndex,
): Pick<Plan, 'changes' | 'done' | 'todo'> {
  const { files: moved, known } = departure
  const { files, otherFiles } = index.tree
  const isGone = (path: string) => moved.size === 0 && path === known.file
  const edits = files
    .filter(({ path }) => !isAmongVersions(index.content.registry, path) && !isGone(path))
    .map((source) => ({ source, ...updateFile(source, departure, index) }))
  return {
    changes: [
      ...edits.flatMap(({ source: { path, text: before }, text }): FileChange[] => {
        const to = moved.get(path)
        if (to !== undefined) return [{ kind: 'rename', path, to, ...(text !== before && { text }) }]
        return text === before ? [] : [{ kind: 'write', path, text }]
      }),
      ...otherFiles.flatMap((path): FileChange[] => {
        const to = moved.get(path)
        return to === undefined ? [] : [{ kind: 'rename', path, to }]
      }),
    ],
    done: edits.flatMap(({ done }) => done),
    todo: edits.flatMap(({ todo }) => todo),
  }
}

/** Makes the links, references and claims of a file name what has moved, where compiling and YAML found them. */
function updateFile({ path, text }: SourceFile, departure: Departure, index: ContentIndex): Updated {
  const { known, slug, files } = departure
  const { content } = index
  const plain = plainText(text)
  const starts = [0, ...[...plain.matchAll(/\n/g)].map((end) => end.index + 1)]
  const edits: { at: number; from: string; to: string }[] = []
  const todo: Plan['todo'] = []
  const replace = (from: string, to: string | undefined, place: Position) => {
    if (to === undefined || to === from) return
    const at = findAddress(plain, from, (starts[place.line - 1] ?? 0) + place.column - 1)
    if (at !== undefined) edits.push({ at, from, to })
    else
      todo.push({ file: files.get(path) ?? path, line: place.line, words: `write ${to} instead of ${from}` })
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
  const record = known.collection.isRecord ? recordTagOf(content.registry.tags) : undefined
  if (record && slug !== undefined)
    for (const { index: at } of plain.matchAll(
      new RegExp(`(?<=<${record.name}\\s+${record.property}\\s*=\\s*["'])${known.slug}(?=["'])`, 'g'),
    ))
      edits.push({ at, from: known.slug, to: slug })
  // Two links may share a definition.
  const sorted = [...new Map(edits.map((edit) => [edit.at, edit])).values()].sort((a, b) => a.at - b.at)
  const edited = sorted.reduceRight(
    (all, { at, from, to }) => all.slice(0, at) + to + all.slice(at + from.length),
    plain,
  )
  const done = sorted.map(({ at, from, to }) => {
    const line = starts.findLastIndex((start) => start <= at) + 1
    return { file: path, line, words: `${from} → ${to}` }
  })
  return { text: asOnDisk(edited, text), done, todo }
}

/** Where an address is written: there, in the parentheses of its link, or in its definition. */
function findAddress(plain: string, href: string, start: number): number | undefined {
  if (plain.startsWith(href, start)) return start
  if (plain.startsWith(`<${href}`, start)) return start + 1
  const pattern = String.raw`(?<=\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)${escapeStringRegexp(href)}(?=[\s>)]|$)`
  const places = [...plain.matchAll(new RegExp(pattern, 'gm'))].map(({ index }) => index)
  return places.find((at) => at >= start) ?? places[0]
}

/** Where a link leads from now on; undefined when it leads off the site. */
export function newHref(
  href: string,
  file: string,
  { known, slug, addresses, files }: Departure,
  { known: all, site, kindAt }: ContentIndex,
): string | undefined {
  const parts = parseHref(href, site)
  if (!parts) return undefined
  const own = all.find((one) => one.file === file)?.address
  const at = parts.path === '' ? own : parts.path.replace(/(?<=.)\/+$/, '')
  const moved = parts.path === '' ? undefined : addresses.get(at ?? '')
  if (moved !== undefined && files.size === 0) return moved
  const kind = at === undefined ? undefined : kindAt.get(at)
  const isChosen = kind?.chooses?.collection === known.collection && slug !== undefined
  const choice = `${kind?.chooses?.parameter}=`
  const isListed = kind?.lists?.collection === known.collection && parts.hash === known.slug
  return formatHref({
    ...parts,
    path: moved ?? parts.path,
    query: isChosen ? parts.query.replace(choice + known.slug, choice + slug) : parts.query,
    hash: isListed && slug !== undefined ? slug : parts.hash,
  })
}

/**
 * Brings the list of addresses up to date.
 * @param pages addresses that have a page from now on
 * @param departure its redirects replace given-up addresses; an address that no commit has is deleted instead
 */
export function updateAddresses(
  index: ContentIndex,
  pages: readonly string[],
  departure?: Departure,
): Pick<Plan, 'changes' | 'done'> {
  const { urlList, committed } = index.tree
  const raw = urlList?.text ?? ''
  const lines = plainText(raw).split('\n')
  const early: number[] = []
  for (const { address, target, line } of index.listed) {
    const to = departure?.addresses.get(address)
    if (to !== undefined && committed !== undefined && !committed.has(address)) early.push(line)
    else if (to !== undefined) lines[line - 1] = `${address} -> ${to}`
    else if (target && pages.includes(address)) lines[line - 1] = address
    else if (target && departure) {
      const next = newHref(target, '', departure, index) ?? target
      if (next !== target) lines[line - 1] = `${address} -> ${next}`
    }
  }
  const { text } = recordAddresses({ path: urlListFile, text: lines.join('\n') }, pages, early)
  const written = asOnDisk(text, raw)
  if (plainText(written).trimEnd() === plainText(raw).trimEnd()) return { changes: [], done: [] }
  const before = new Set(plainText(raw).split('\n'))
  return {
    changes: [{ kind: urlList ? 'write' : 'create', path: urlListFile, text: written }],
    done: text
      .split('\n')
      .flatMap((words, at) => (before.has(words) ? [] : [{ file: urlListFile, line: at + 1, words }])),
  }
}
