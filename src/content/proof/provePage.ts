import { z } from 'zod'
import { isIdentityAt, isUnmarkedAs, markedLetters, nextMark, unmarked } from '../text/marks.ts'
import type { SoughtBody, SoughtText } from './markSite.ts'
import { joinParts, pageReader, type DocumentPart } from './pageReader.ts'
import { foreignFigures, shownTexts } from './readDocument.ts'
import type { ShownText } from './readStyles.ts'

/** What came of looking at one page, as data that JSON can write. */
export const pageProof = z.object({
  /** Words that do not come from the content, each with its place in the document. */
  foreign: z.array(z.object({ words: z.string(), place: z.string() })),
  /** The identities of the texts that it shows. */
  shown: z.array(z.number()),
  /** Those of the bodies that were made for it, whether it shows them or not. */
  bodies: z.array(z.number()),
  /** Those of which it shows the beginning, and not all. */
  cut: z.array(z.number()),
  /** Marked letters that show a part of some text, and none as a whole. */
  fragments: z.array(z.string()),
  /** The first place in which the page with its marks taken out differs from the published one. */
  difference: z
    .object({
      place: z.string(),
      /** What stands there, or the tag of the element where its text is the same; empty where there is nothing. */
      published: z.string(),
      marked: z.string(),
      /** The text that shows there in the marked form, where it is one as a whole. */
      identity: z.number().optional(),
    })
    .optional(),
})
export type PageProof = z.output<typeof pageProof>

/** A page in both forms: as it is published, and rendered from marked texts. */
interface PageForms {
  published: PageForm
  marked: PageForm
  /** Reads the texts of what is no HTML document. */
  read?: (document: string) => ShownText[]
  /** Whether a figure stands in the data that it is rendered from; left out, no figures are looked at. */
  isFigure?: (figure: string) => boolean
}

interface PageForm {
  html: string
  /** The same in parts, with all styles in the first one; left out, it is one. */
  parts?: readonly DocumentPart[]
  /**
   * The style elements, exactly as they stand in it. The marked form may be without those of components: an element has a class
   * that is the digest of its styles, so what is styled otherwise has another class.
   */
  styles: readonly string[]
}

/** A text within a row of marked letters. */
interface FoundText {
  identity: number
  at: number
  end: number
}

/** The parts of a document, without its styles. What is proved is the document: parts that are not its own are left alone. */
function bareParts({ html, parts = [], styles }: PageForm): DocumentPart[] {
  const [head, ...others] = isJoined(parts, html) ? parts : []
  const bare = styles.reduce((rest, style) => rest.replace(style, () => ''), head?.html ?? html)
  return [{ html: bare, isShared: false }, ...others]
}

function isJoined(parts: readonly DocumentPart[], whole: string): boolean {
  let at = 0
  for (const { html } of parts) {
    if (whole.slice(at, at + html.length) !== html) return false
    at += html.length
  }
  return at === whole.length
}

/** How many letters in a row tell that they are a part of a text, and not of some word. */
const shortestFragment = 6

/** The first two letters of a text at a place, as one number: it is found by them within others. The one, where it has no more. */
const beginningAt = (letters: string, at: number): number =>
  letters.charCodeAt(at) | (letters.length - at > 1 ? letters.charCodeAt(at + 1) << 16 : 0)

/** Adds one more to a group. */
function addTo<Key, One>(groups: Map<Key, One[]>, key: Key, one: One): void {
  const group = groups.get(key)
  if (group) group.push(one)
  else groups.set(key, [one])
}

/**
 * Prepares looking for texts in pages.
 * @param sought the texts of the whole site
 * @returns a function that looks at a page; `bodies` are those that were made for it
 */
export function pageProver(
  sought: readonly SoughtText[],
): (forms: PageForms, bodies?: readonly SoughtBody[]) => PageProof {
  const exact = new Map<string, number[]>()
  const beginnings = new Map<number, SoughtText[]>()
  for (const one of sought) {
    addTo(exact, one.letters, one.identity)
    addTo(beginnings, beginningAt(one.letters, 0), one)
  }
  const hasSingles = sought.some(({ letters }) => letters.length === 1)
  /** Takes note of the texts of a beginning that stand at a place of a row of marked letters. */
  const look = (key: number, letters: string, at: number, found: FoundText[]) => {
    const begun = beginnings.get(key)
    if (begun === undefined) return
    for (const one of begun)
      if (letters.startsWith(one.letters, at))
        found.push({ identity: one.identity, at, end: at + one.letters.length })
  }
  /** The texts within a row of marked letters, each with its place there. */
  const within = (letters: string) => {
    const found: FoundText[] = []
    for (let at = 0; at < letters.length; at += 1) {
      // Most letters are those of bodies, of which the first passage alone bears an identity.
      if (!isIdentityAt(letters, at)) continue
      look(beginningAt(letters, at), letters, at, found)
      if (hasSingles) look(letters.charCodeAt(at), letters, at, found)
    }
    return found
  }
  const { readTexts, readDocument } = pageReader(exact)
  /** The parts that were found to be the same, marks aside. */
  const sameParts = new Map<string, string>()
  const isSamePart = ({ html, isShared }: DocumentPart, published: DocumentPart | undefined): boolean => {
    if (published === undefined) return false
    if (sameParts.get(html) === published.html) return true
    const isSame = isUnmarkedAs(html, published.html)
    if (isSame && isShared) sameParts.set(html, published.html)
    return isSame
  }
  return ({ read, isFigure, ...forms }, bodies = []) => {
    const [published, marked] = [bareParts(forms.published), bareParts(forms.marked)]
    const styles = [...new Set([...forms.marked.styles, ...forms.published.styles])]
    const texts = read ? [readTexts(read(joinParts(marked)))] : readDocument(marked, styles)
    const shown = new Set(texts.flatMap((one) => one.shown))
    /** What is no text as a whole: a part of one, or several that were joined. */
    const pieces = texts.flatMap((one) => one.pieces)
    const row = pieces.join('')
    const found = within(row)
    for (const { identity } of found) shown.add(identity)
    const begun = bodies.filter(({ letters }) => row.includes(letters))
    const all = begun.length === 0 ? '' : texts.map(({ visible }) => visible()).join('')
    const cut = begun.filter(({ whole }) => !showsLetters(all, whole)).map(({ identity }) => identity)
    for (const { identity } of begun) if (!cut.includes(identity)) shown.add(identity)
    let end = 0
    const fragments = pieces.filter((piece) => {
      const at = end
      end += piece.length
      const isOfBody = bodies.some(({ letters }) => letters.includes(piece) || piece.includes(letters))
      return (
        piece.length >= shortestFragment && !isOfBody && !found.some((one) => one.at < end && at < one.end)
      )
    })
    const isSame =
      marked.length === published.length && marked.every((part, at) => isSamePart(part, published[at]))
    const identityOf = (letters: string) => exact.get(letters)?.[0]
    return {
      foreign: [
        ...texts.flatMap(({ foreign }) => foreign),
        ...(isFigure
          ? foreignFigures(
              texts.flatMap(({ withFigures }) => withFigures),
              isFigure,
            )
          : []),
      ],
      shown: [...shown],
      bodies: bodies.map(({ identity }) => identity),
      cut,
      fragments,
      ...(isSame ? {} : differenceOf(joinParts(published), joinParts(marked), { read, identityOf })),
    }
  }
}

/** Whether the marked letters of a text stand in another one in their order, whatever stands between them. */
function showsLetters(shown: string, text: string): boolean {
  let at = nextMark(text, 0)
  for (let index = 0; index < shown.length && at < text.length; index += 1)
    if (shown.charCodeAt(index) === text.charCodeAt(at)) at = nextMark(text, at + 1)
  return at === text.length
}

/** How many letters of a tag are told. */
const longestTag = 100

function differenceOf(
  published: string,
  form: string,
  {
    read = shownTexts,
    identityOf,
  }: Pick<PageForms, 'read'> & { identityOf: (letters: string) => number | undefined },
): Pick<PageProof, 'difference'> {
  if (isUnmarkedAs(form, published)) return {}
  const marked = unmarked(form)
  // The content itself may hold private-use characters, as symbols of some font.
  if (unmarked(published) === marked) return {}
  const [texts, forms] = [read(published), read(form)]
  const told = ({ text, place }: ShownText) => `${place}\n${unmarked(text)}`
  const first = Array.from({ length: Math.max(texts.length, forms.length) }).findIndex((_, index) => {
    const [one, other] = [texts[index], forms[index]]
    return one === undefined || other === undefined || told(one) !== told(other)
  })
  const [text, other] = [texts[first], forms[first]]
  if (text === undefined && other === undefined) return { difference: differentTag(published, marked) }
  const identity = other && identityOf(markedLetters(other.text))
  return {
    difference: {
      place: text?.place ?? other?.place ?? '',
      published: unmarked(text?.text ?? '').trim(),
      marked: unmarked(other?.text ?? '').trim(),
      ...(identity !== undefined && { identity }),
    },
  }
}

/** Where two documents of the same texts differ: the tags at that place. */
function differentTag(published: string, marked: string) {
  let at = 0
  while (published[at] === marked[at]) at += 1
  const start = published.lastIndexOf('<', at)
  const tagIn = (html: string) => (/^[^>]*>?/.exec(html.slice(start))?.[0] ?? '').slice(0, longestTag)
  const place = /^<\/?([\w-]+)/.exec(published.slice(start))?.[1] ?? ''
  return { place, published: tagIn(published), marked: tagIn(marked) }
}
