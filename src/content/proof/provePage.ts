import { z } from 'zod'
import {
  hasIdentity,
  isIdentityAt,
  isUnmarkedAs,
  markedLetters,
  unmarked,
  unmarkedPassages,
} from '../text/marks.ts'
import type { SoughtText } from './markSite.ts'
import { shownTexts } from './readDocument.ts'

/** What came of looking at one page, as data that JSON can write. */
export const pageProof = z.object({
  /** Words that do not come from the content, each with its place in the document. */
  foreign: z.array(z.object({ words: z.string(), place: z.string() })),
  /** The identities of the texts that it shows. */
  shown: z.array(z.number()),
  /** Those of the bodies that were made for it, whether it shows them or not. */
  bodies: z.array(z.number()),
  /** Where the page with its marks taken out differs from the published one. */
  difference: z.object({ published: z.string(), marked: z.string() }).optional(),
})
export type PageProof = z.output<typeof pageProof>

/** A page in both forms: as it is published, and rendered from marked texts. */
export interface PageForms {
  published: PageForm
  marked: PageForm
}

interface PageForm {
  html: string
  /**
   * The style elements, exactly as they stand in it. The marked form may be without those of components: an element has a class
   * that is the digest of its styles, so what is styled otherwise has another class.
   */
  styles: readonly string[]
}

const withoutStyles = ({ html, styles }: PageForm): string =>
  styles.reduce((rest, style) => rest.replace(style, () => ''), html)

/** The first two letters of a text at a place, as one number: it is found by them within others. The one, where it has no more. */
const beginningAt = (letters: string, at: number): number =>
  letters.charCodeAt(at) + (letters.length - at > 1 ? letters.charCodeAt(at + 1) * 0x10000 : 0)

/**
 * Prepares looking for texts in pages.
 * @param sought the texts of the whole site
 * @returns a function that looks at a page; `bodies` are the first passages of those that were made for it
 */
export function pageProver(
  sought: readonly SoughtText[],
): (forms: PageForms, bodies?: readonly SoughtText[]) => PageProof {
  const exact = new Map<string, number[]>()
  const beginnings = new Map<number, SoughtText[]>()
  for (const one of sought) {
    exact.set(one.letters, [...(exact.get(one.letters) ?? []), one.identity])
    const key = beginningAt(one.letters, 0)
    beginnings.set(key, [...(beginnings.get(key) ?? []), one])
  }
  /** The texts within a row of marked letters. */
  const within = (letters: string): number[] => {
    const found: number[] = []
    for (let at = 0; at < letters.length; at += 1) {
      // Most letters are those of bodies, of which the first passage alone bears an identity.
      if (!isIdentityAt(letters, at)) continue
      for (const key of [beginningAt(letters, at), letters.charCodeAt(at)])
        for (const one of beginnings.get(key) ?? [])
          if (letters.startsWith(one.letters, at)) found.push(one.identity)
    }
    return found
  }
  return (forms, bodies = []) => {
    // Styles are half of a page.
    const [published, marked] = [withoutStyles(forms.published), withoutStyles(forms.marked)]
    const texts = shownTexts(marked)
    const shown = new Set<number>()
    /** What is no text as a whole: a part of one, or several that were joined. */
    const parts: string[] = []
    for (const { text } of texts) {
      if (!hasIdentity(text)) continue
      const letters = markedLetters(text)
      const found = exact.get(letters)
      if (found) for (const identity of found) shown.add(identity)
      else parts.push(letters)
    }
    const joined = parts.join('')
    for (const identity of within(joined)) shown.add(identity)
    for (const { identity, letters } of bodies) if (joined.includes(letters)) shown.add(identity)
    return {
      foreign: texts.flatMap(({ text, place }) => unmarkedPassages(text).map((words) => ({ words, place }))),
      shown: [...shown],
      bodies: bodies.map(({ identity }) => identity),
      ...differenceOf(published, marked),
    }
  }
}

/** How many letters of a difference are told, before it and behind. */
const context = 60

function differenceOf(published: string, form: string): Pick<PageProof, 'difference'> {
  if (isUnmarkedAs(form, published)) return {}
  const marked = unmarked(form)
  // The content itself may hold private-use characters, as symbols of some font.
  if (unmarked(published) === marked) return {}
  let at = 0
  while (published[at] === marked[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - context), at + context)
  return { difference: { published: around(published), marked: around(marked) } }
}
