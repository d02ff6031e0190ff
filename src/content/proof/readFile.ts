import { foreignWords, shownTexts, type ForeignWords } from './readDocument.ts'
import { readStyles, type ShownText } from './readStyles.ts'

/** A file that stands on a site beside its pages. */
export interface SiteFile {
  /** Its path below the site's root: `art/rose.svg`. */
  path: string
  text: string
  /** The file of the project that it is a copy of, where it is one. */
  copyOf?: string
}

/** How files are read that browsers show, by the endings of their names. Others hold no text, or none that is looked at. */
const readers: Readonly<Record<string, (text: string) => ShownText[]>> = {
  svg: (text) => drawnTexts(text),
  css: (text) => readStyles(text).texts,
  html: (text) => shownTexts(text),
  htm: (text) => shownTexts(text),
  xhtml: (text) => shownTexts(text),
}

const endingOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** Whether the texts in a file can be read: drawings, styles, documents. Pictures and other files hold none that could be. */
export const isReadable = (path: string): boolean => endingOf(path) in readers

/** The words that a file shows. They do not come from the content, since none of these files is made from it. */
export const wordsInFile = (path: string, text: string): ForeignWords[] =>
  foreignWords(readers[endingOf(path)]?.(text) ?? [])

/** Signs of a text in a drawing: letters between tags, entities, comments and the like, names for screen readers. */
const mayShowText = /<!|&|>[^<]*\p{L}|\s(?:aria-[\w-]+|title|alt|label)\s*=/u

/** Style elements without a text. */
const plainStyles = /<style[^>]*>[^<"']*<\/style>/g

/** The texts in a drawing. Most have none, and are long: only those with a sign of one are parsed. */
const drawnTexts = (svg: string): ShownText[] =>
  mayShowText.test(svg.replace(plainStyles, '')) ? shownTexts(svg) : []

/**
 * Members of a web manifest that programs read.
 * Source: https://www.w3.org/TR/appmanifest/
 */
const manifestForPrograms = new Set(
  `background_color categories dir display display_override id lang orientation purpose scope sizes src start_url theme_color
  type url`.split(/\s+/),
)

/** The texts in a web manifest, which phones show. */
export function textsOfManifest(manifest: string): ShownText[] {
  const read = (value: unknown, place: string): ShownText[] => {
    if (typeof value === 'string') return [{ text: value, place }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) =>
      manifestForPrograms.has(name) ? [] : read(inner, Array.isArray(value) ? place : `${place} > ${name}`),
    )
  }
  return read(JSON.parse(manifest), 'manifest')
}
