import escapeStringRegexp from 'escape-string-regexp'
import { pictureEnding } from '../images/fileKind.ts'
import { relativePath, resolveImagePath, resolveImageUrl } from '../images/imageRef.ts'
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

/** Makes the links, references, pictures and claims of a file name what has moved, where compiling and YAML found them. */
function updateFile({ path, text }: SourceFile, departure: Departure, index: ContentIndex): Updated {
  const { known, slug, files } = departure
  const { content } = index
  const plain = plainText(text)
  const lines = plain.split('\n')
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  const edits = new Map<number, readonly [from: string, to: string]>()
  const todo: Plan['todo'] = []
  const replace = (from: string, to: string | undefined, place: Position, at: number) => {
    if (to === undefined || to === from) return
    if (at !== -1 && plain.startsWith(from, at)) edits.set(at, [from, to])
    else
      todo.push({ file: files.get(path) ?? path, line: place.line, words: `write ${to} instead of ${from}` })
  }
  const entry = [...content.entries, ...content.singles].find(({ file }) => file === path)
  walkFields(entry?.type.schema, entry?.data, (field, value, fieldPath) => {
    if (typeof value !== 'string' || !entry) return
    const place = entry.placeOf(fieldPath, value)
    const target = fieldLinks.get(field)?.pointsAt
    if (target === 'address') replace(value, newHref(value, path, departure, index), place, offsetOf(place))
    else if (target === known.collection.name && value === known.slug)
      replace(value, slug, place, offsetOf(place))
    else if (pictureEnding.test(value))
      replace(value, newPicture(value, path, departure, false), place, offsetOf(place))
  })
  const { links = [], images = [] } = content.bodies.find(({ file }) => file === path)?.prose ?? {}
  for (const { href, ...place } of links)
    replace(href, newHref(href, path, departure, index), place, findAddress(plain, href, offsetOf(place)))
  for (const { src, ...place } of images)
    replace(src, newPicture(src, path, departure, true), place, findAddress(plain, src, offsetOf(place)))
  const record = known.collection.isRecord ? recordTagOf(content.registry.tags) : undefined
  if (record && slug !== undefined)
    for (const { index: at } of plain.matchAll(
      new RegExp(`(?<=<${record.name}\\s+${record.property}\\s*=\\s*["'])${known.slug}(?=["'])`, 'g'),
    ))
      edits.set(at, [known.slug, slug])
  const sorted = [...edits].sort(([a], [b]) => a - b)
  return {
    text: asOnDisk(
      sorted.reduceRight(
        (all, [at, [from, to]]) => all.slice(0, at) + to + all.slice(at + from.length),
        plain,
      ),
      text,
    ),
    done: sorted.map(([at, [from, to]]) => {
      const line = plain.slice(0, at).split('\n').length
      return { file: path, line, words: `${from} → ${to}` }
    }),
    todo,
  }
}

/** Where the address of a link or picture is written: there, in its parentheses, or in its definition. */
function findAddress(plain: string, href: string, start: number): number {
  if (plain.startsWith(href, start) || plain.startsWith(`<${href}`, start)) return plain.indexOf(href, start)
  const pattern = String.raw`(?<=\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)${escapeStringRegexp(href)}(?=[\s>)]|$)`
  const places = [...plain.matchAll(new RegExp(pattern, 'gm'))].map(({ index }) => index)
  return places.find((at) => at >= start) ?? places[0] ?? -1
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

/** How a file names a picture once the file, the picture or both have moved. */
function newPicture(name: string, file: string, { files }: Departure, isUrl: boolean): string {
  const resolve = isUrl ? resolveImageUrl : resolveImagePath
  const picture = resolve(name, file)
  if (picture.where !== 'content') return name
  const [home, there] = [files.get(file) ?? file, files.get(picture.path) ?? picture.path]
  const again = resolve(name, home)
  if (again.where === 'content' && again.path === there) return name
  return isUrl ? encodeURI(relativePath(home, there)) : relativePath(home, there)
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
