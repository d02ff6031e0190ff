import { findLinks } from './findLinks.ts'
import { areaOf, joined, names, partsOf, withArea } from './href.ts'
import { lineOf, type OpenFile } from './openFile.ts'
import { lists, ownAddress, type Known, type Survey } from './survey.ts'
import type { LineDeed, TextEdit } from './textEdits.ts'

/** What leaves the site, and where links to it lead instead. */
export interface Leaving {
  known: Known
  /** Undefined when nothing was chosen: then links are taken off their words. */
  to: string | undefined
}

/** The edits of a file’s links to what leaves: they lead elsewhere, or become plain words. */
export function retiredLinks(file: OpenFile, leaving: Leaving, survey: Survey): (TextEdit | LineDeed)[] {
  return findLinks(file).flatMap((link): (TextEdit | LineDeed)[] => {
    if (link.kind !== 'link') return []
    const { href: old, at, wrap } = link
    const href = retiredHref(old, ownAddress(survey, file.path), leaving, survey)
    if (href === undefined || href === old) return []
    // A link to somebody who left leads to a page on which they no longer are.
    if (wrap && leaving.to === undefined && !isChoice(old, leaving.known))
      return [
        {
          start: wrap.start,
          end: wrap.end,
          text: wrap.words,
          words: `the link ${old} is taken off “${wrap.words}”`,
        },
      ]
    return at
      ? [{ ...at, text: href, words: `${old} → ${href}` }]
      : [{ line: lineOf(file.plain, link.start), words: `write ${href} in the place of ${old}` }]
  })
}

/** Where a link or a redirect leads once something has left; undefined when it leads off the site. */
export function retiredHref(
  href: string,
  own: string | undefined,
  { known, to }: Leaving,
  { site, kindAt }: Survey,
): string | undefined {
  const parts = partsOf(href, site)
  if (!parts) return undefined
  const standing = parts.path === '' ? own : parts.path.replace(/(?<=.)\/+$/, '')
  if (known.address !== undefined && standing === known.address) return to ?? '/'
  const kind = standing === undefined ? undefined : kindAt.get(standing)
  if (lists(kind, known.collection) && names(parts.hash, known.slug))
    return to ?? joined({ ...parts, path: parts.path === '' ? (own ?? '/') : parts.path, hash: undefined })
  if (known.collection === 'practice-areas' && kind === 'contact' && areaOf(parts.query) === known.slug)
    return joined({ ...parts, query: withArea(parts.query, undefined) })
  return href
}

/** Whether a link leads to the contact form and chooses this practice area beforehand; it still leads there without. */
const isChoice = (href: string, { slug }: Known): boolean => areaOf(/\?[^#]*/.exec(href)?.[0] ?? '') === slug
