import { pictureEnding } from '../images/detectFileType.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import type { Definition, Image, Link } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../body/parseMarkdown.ts'
import { fieldLinks } from '../model/fields.ts'
import { walkFields } from '../parse/schema.ts'
import { resolveImagePath, resolveImageUrl, type ImageRef } from '../images/imageRef.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { valueRange, scalarAtPath, type EditableFile } from './parseEditable.ts'

/** Something in a file that leads to a page or a file, and where it stands in the plain text. */
export interface FoundLink {
  href: string
  /** Where `href` is written, letter by letter; undefined when it is written in another way, with `&amp;` for example. */
  at: { start: number; end: number } | undefined
  /** Where the whole stands, for its line. */
  start: number
  kind: 'link' | 'picture'
  /** Whether signs such as spaces are written as %20, as in a body. */
  isEncoded: boolean
  /** The whole link in a body and the words in it, for links that can be taken off their words. */
  wrap?: { start: number; end: number; words: string }
}

/** A field that names a file of a collection. */
export interface FoundReference {
  collection: string
  slug: string
  path: FieldPath
}

/** The file that a link to a picture names. */
export const resolvePicture = ({ href, isEncoded }: FoundLink, file: string): ImageRef =>
  isEncoded ? resolveImageUrl(href, file) : resolveImagePath(href, file)

/** The pictures of the content folder that a file shows, each with the place that names it. */
export const shownPictures = (file: EditableFile): { picture: string; start: number }[] =>
  findLinks(file).flatMap((link) => {
    // A file outside the collections may say where pictures come from; it shows none.
    if (link.kind !== 'picture' || file.isSingle) return []
    const named = resolvePicture(link, file.path)
    return named.where === 'content' ? [{ picture: named.path, start: link.start }] : []
  })

/** The fields of a file that name another one. */
export const referencesTo = (
  file: EditableFile,
  { collection, slug }: { collection: { readonly name: string }; slug: string },
): FoundReference[] =>
  findReferences(file).filter((found) => found.collection === collection.name && found.slug === slug)

/** Every link of a file, in its fields and in its text. */
export const findLinks = memoizeWeak((file: EditableFile): readonly FoundLink[] => [
  ...linksOfFields(file),
  ...linksOfBody(file),
])

function linksOfFields(file: EditableFile): FoundLink[] {
  const found: FoundLink[] = []
  walkFields(file.schema, file.data, (field, value, path) => {
    if (typeof value !== 'string') return
    const isAddress = fieldLinks.get(field)?.pointsAt === 'address'
    if (!isAddress && !pictureEnding.test(value)) return
    const scalar = scalarAtPath(file, path)
    if (!scalar) return
    found.push({
      href: value,
      at: valueRange(file, scalar),
      start: scalar.start,
      kind: isAddress ? 'link' : 'picture',
      isEncoded: isAddress,
    })
  })
  return found
}

/** Every field of a file that names a file of a collection. */
const findReferences = memoizeWeak((file: EditableFile): readonly FoundReference[] => {
  const found: FoundReference[] = []
  walkFields(file.schema, file.data, (field, value, path) => {
    const collection = fieldLinks.get(field)?.pointsAt
    if (typeof value !== 'string' || collection === undefined || collection === 'address') return
    found.push({ collection, slug: value, path })
  })
  return found
})

function linksOfBody({ body, bodyStart }: EditableFile): FoundLink[] {
  const found: FoundLink[] = []
  visit(parseMarkdown(body), (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start === undefined || end === undefined) return
    const source = body.slice(start, end)
    const place = (at: number, length: number) => ({
      start: bodyStart + start + at,
      end: bodyStart + start + at + length,
    })
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const at = destinationStart(node, source, start)
    const isAsTyped = at !== -1 && source.startsWith(node.url, at) && node.url !== ''
    const wrap = node.type === 'link' ? wrapOf(node, body) : undefined
    found.push({
      href: node.url,
      at: isAsTyped ? place(at, node.url.length) : undefined,
      start: bodyStart + start,
      kind: node.type === 'image' ? 'picture' : 'link',
      isEncoded: true,
      ...(wrap !== undefined && { wrap: { ...place(0, end - start), words: wrap } }),
    })
  })
  return found
}

/** Where in the source of a link its address begins; -1 when that cannot be seen. */
function destinationStart(node: Link | Image | Definition, source: string, offset: number): number {
  if (node.type === 'definition') return after(/^\[(?:\\.|[^\\\]])*\]:\s*<?/s, source, 0)
  if (node.type === 'image') return after(/\(\s*<?/y, source, source.lastIndexOf('](') + 1)
  if (!source.startsWith('[')) return source.startsWith('<') ? 1 : 0
  const words = node.children.at(-1)?.position?.end.offset
  return after(/\]\(\s*<?/y, source, words === undefined ? 1 : words - offset)
}

function after(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from
  const found = pattern.exec(source)
  return found ? found.index + found[0].length : -1
}

/** The words of a link as they are typed; undefined for an address that is shown as it is. */
function wrapOf(node: Link, body: string): string | undefined {
  const [start, end] = [
    node.children.at(0)?.position?.start.offset,
    node.children.at(-1)?.position?.end.offset,
  ]
  const first = node.position?.start.offset
  if (start === undefined || end === undefined || first === undefined || body[first] !== '[') return undefined
  return body.slice(start, end)
}
