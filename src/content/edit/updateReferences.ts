import MagicString from 'magic-string'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../body/parseMarkdown.ts'
import { fileTypeOf } from '../docs/contentFileTypes.ts'
import { pictureEnding } from '../images/fileKind.ts'
import { relativePath, resolveImagePath, resolveImageUrl } from '../images/imageRef.ts'
import { fieldLinks } from '../model/fields.ts'
import { asOnDisk, plainText, type SourceFile } from '../model/sourceFile.ts'
import { walkFields } from '../parse/schema.ts'
import { splitFile } from '../parse/splitFile.ts'
import { choosingParameter, formatHref, names, parseHref, withChoice } from '../publish/href.ts'
import { recordTagOf } from '../tags/tag.ts'
import type { ContentIndex, KnownFile } from './indexContent.ts'
import type { Plan } from './plan.ts'

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

/** Makes the links, references, pictures and claims of a file name what has moved. */
export function updateReferences(source: SourceFile, departure: Departure, index: ContentIndex): Updated {
  const { known, slug } = departure
  const { registry } = index.content
  const { path } = source
  const [done, todo]: [Plan['done'], Plan['todo']] = [[], []]
  const split = source.decodeError ? undefined : splitFile(source)
  if (split === undefined || 'problems' in split) return { text: source.text, done, todo }
  const plain = plainText(source.text)
  const edited = new MagicString(plain)
  const replace = (from: string, to: string | undefined, start: number) => {
    if (to === undefined || to === from) return
    const line = plain.slice(0, start).split('\n').length
    if (plain.startsWith(from, start)) {
      edited.update(start, start + from.length, to)
      done.push({ file: path, line, words: `${from} → ${to}` })
    } else
      todo.push({ file: departure.files.get(path) ?? path, line, words: `write ${to} instead of ${from}` })
  }
  const lineStarts = [0, ...[...plain.matchAll(/\n/g)].map((end) => end.index + 1)]
  walkFields(fileTypeOf(registry, path)?.schema, split.yaml.data, (field, value, fieldPath) => {
    if (typeof value !== 'string') return
    const target = fieldLinks.get(field)?.pointsAt
    const place = split.yaml.placeOf(fieldPath, value)
    const start = (lineStarts[place.line - 1] ?? 0) + place.column - 1
    if (target === 'address') replace(value, newHref(value, path, departure, index), start)
    else if (target === known.collection.name && value === known.slug) replace(value, slug, start)
    else if (pictureEnding.test(value)) replace(value, newPicture(value, path, departure, false), start)
  })
  const bodyStart = plain.length - split.body.length
  visit(parseMarkdown(split.body), (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const start = bodyStart + (node.position?.start.offset ?? 0)
    const end = bodyStart + (node.position?.end.offset ?? 0)
    // The address comes after the words of a link, which may be the same.
    const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
    const shown = node.type === 'image' ? (node.alt ?? '') : node.type === 'definition' ? node.identifier : ''
    const after = words !== undefined && plain[start] === '[' ? bodyStart + words : start + shown.length
    const at = plain.slice(0, end).indexOf(node.url, after)
    const to =
      node.type === 'image'
        ? newPicture(node.url, path, departure, true)
        : newHref(node.url, path, departure, index)
    replace(node.url, to, at === -1 ? start : at)
  })
  const record = known.collection.isRecord ? recordTagOf(registry.tags) : undefined
  if (record)
    for (const { 0: tag, 1: name = '', index: at } of plain.matchAll(
      new RegExp(`<${record.name}\\s+${record.property}\\s*=\\s*["']([^"']*)`, 'g'),
    ))
      if (name === known.slug) replace(name, slug, at + tag.length - name.length)
  return { text: asOnDisk(edited.toString(), source.text), done, todo }
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
  const standing = parts.path === '' ? own : parts.path.replace(/(?<=.)\/+$/, '')
  const moved = parts.path === '' ? undefined : addresses.get(standing ?? '')
  if (moved !== undefined && files.size === 0) return moved
  const kind = standing === undefined ? undefined : kindAt.get(standing)
  const parameter = choosingParameter(kind, known, parts.query)
  const isPlace = kind?.lists?.collection === known.collection && names(parts.hash, known.slug)
  return formatHref({
    ...parts,
    path: moved ?? parts.path,
    query:
      parameter !== undefined && slug !== undefined ? withChoice(parts.query, parameter, slug) : parts.query,
    hash: isPlace && slug !== undefined ? slug : parts.hash,
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
