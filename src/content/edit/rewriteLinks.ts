import type { SourceFile } from '../model/sourceFile.ts'
import { findLinks } from './findLinks.ts'
import { choosingParameter, formatHref, names, parseHref, withChoice } from '../publish/href.ts'
import { lineOf, parseEditable, replaceWords, type EditableFile, type FileEdit } from './parseEditable.ts'
import type { FileSummary } from './plan.ts'
import { lists, ownAddress, type IndexedFile, type ContentIndex } from './indexContent.ts'

/** What leaves the site, and where links to it lead instead. */
interface Leaving {
  known: IndexedFile
  /** Undefined when nothing was chosen: then links are taken off their words. */
  to: string | undefined
}

/** The edits of a file’s links to what leaves: they lead elsewhere, or become plain words. */
export function rewriteLinks(file: EditableFile, leaving: Leaving, index: ContentIndex): FileEdit[] {
  const own = ownAddress(index, file.path)
  return findLinks(file).flatMap((link): FileEdit[] => {
    if (link.kind !== 'link') return []
    const { href: old, wrap } = link
    const href = rewriteHref(old, own, leaving, index)
    if (href === undefined || href === old) return []
    // A link to somebody who left leads to a page on which they no longer are, or to the page that it stands on.
    const isUseless =
      (leaving.to === undefined && !isChoice(old, leaving.known, index)) || isToItself(href, own, index.site)
    if (!wrap || !isUseless) return [replaceWords(file, link, { from: old, to: href })]
    const { start, end, words: text } = wrap
    return [{ file: file.path, start, end, text, words: `the link ${old} is taken off “${text}”` }]
  })
}

/**
 * The links that lead to the very page that they stand on, where they could not be taken off their words.
 * @param files as they will be
 * @param edits what was changed; only those files are looked at
 */
export function findSelfLinks(
  files: readonly SourceFile[],
  edits: readonly FileEdit[],
  index: ContentIndex,
): FileSummary[] {
  const edited = new Set(edits.flatMap((edit) => ('start' in edit ? edit.file : [])))
  return files.flatMap((source): FileSummary[] => {
    const own = ownAddress(index, source.path)
    const file = edited.has(source.path) ? parseEditable(source, index.content.registry) : undefined
    if (!file) return []
    return findLinks(file).flatMap(({ href, kind, start }) => {
      if (kind !== 'link' || !isToItself(href, own, index.site)) return []
      const words = `leads to the page that it stands on: write another address in the place of ${href}, or take the link out`
      return [{ file: source.path, lines: [{ line: lineOf(file.plain, start), words }] }]
    })
  })
}

/** Whether a link leads to the page that it stands on, and to no place on it. */
function isToItself(href: string, own: string | undefined, site: string | undefined): boolean {
  const parts = parseHref(href, site)
  return parts !== undefined && own !== undefined && parts.path === own && parts.hash === undefined
}

/** Where a link or a redirect leads once something has left; undefined when it leads off the site. */
export function rewriteHref(
  href: string,
  own: string | undefined,
  { known, to }: Leaving,
  { site, kindAt }: ContentIndex,
): string | undefined {
  const parts = parseHref(href, site)
  if (!parts) return undefined
  const standing = parts.path === '' ? own : parts.path.replace(/(?<=.)\/+$/, '')
  if (known.address !== undefined && standing === known.address) return to ?? '/'
  const kind = standing === undefined ? undefined : kindAt.get(standing)
  if (lists(kind, known.collection) && names(parts.hash, known.slug))
    return (
      to ?? formatHref({ ...parts, path: parts.path === '' ? (own ?? '/') : parts.path, hash: undefined })
    )
  const parameter = choosingParameter(kind, known, parts.query)
  if (parameter !== undefined)
    return formatHref({ ...parts, query: withChoice(parts.query, parameter, undefined) })
  return href
}

/** Whether a link chooses the file beforehand on the page that it leads to; it still leads there without. */
function isChoice(href: string, known: IndexedFile, { content: { registry } }: ContentIndex): boolean {
  const query = /\?[^#]*/.exec(href)?.[0] ?? ''
  return registry.kinds.some((kind) => choosingParameter(kind, known, query) !== undefined)
}
