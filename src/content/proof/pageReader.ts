import { lazily } from '../model/lazily.ts'
import { hasIdentity, markedLetters } from '../text/marks.ts'
import {
  foreignWords,
  mayHoldFigures,
  readRegularPart,
  shownTexts,
  type ForeignWords,
  type OpenElement,
} from './readDocument.ts'
import { readStyles, type ShownText, type WrittenByStyles } from './readStyles.ts'

/** A part of a document. */
export interface DocumentPart {
  html: string
  /** Whether other pages have it too, so that it is worth being read once for all of them. */
  isShared: boolean
}

/** What texts show. */
interface ReadTexts {
  /** The identities of those that are one of the content's as a whole. */
  shown: number[]
  /** The letters of the others. */
  pieces: string[]
  foreign: ForeignWords[]
  /** Those that may hold figures of the code. */
  withFigures: ShownText[]
  /** All that people can see, as one text. */
  visible: () => string
}

/** A part of a document, read. */
interface ReadPart extends ReadTexts {
  /** The elements that are open at its end. */
  open: readonly OpenElement[]
  /** What it was read within, as text. */
  where: string
}

/** Reads the pages of a site. What several of them share, it reads once. */
interface PageReader {
  /** What texts show by themselves, whatever page they stand on. */
  readTexts: (texts: readonly ShownText[]) => ReadTexts
  /**
   * Reads a document part by part, or as a whole where one of them is not regular.
   * @param styles the style elements of the page, of which the parts hold none
   */
  readDocument: (parts: readonly DocumentPart[], styles: readonly string[]) => ReadTexts[]
}

/** A document as one text. */
export const joinParts = (parts: readonly DocumentPart[]): string => parts.map(({ html }) => html).join('')

/** @param exact the identities of the content's texts, by their letters */
export function pageReader(exact: ReadonlyMap<string, readonly number[]>): PageReader {
  const readTexts = (texts: readonly ShownText[]): ReadTexts => {
    const shown: number[] = []
    const pieces: string[] = []
    const visible = texts.filter(({ hiddenFrom }) => hiddenFrom !== 'everybody')
    for (const { text } of visible) {
      if (!hasIdentity(text)) continue
      const letters = markedLetters(text)
      const found = exact.get(letters)
      if (found) shown.push(...found)
      else pieces.push(letters)
    }
    return {
      shown,
      pieces,
      foreign: foreignWords(texts),
      withFigures: texts.filter(mayHoldFigures),
      visible: lazily(() => visible.map(({ text }) => text).join('')),
    }
  }
  /** Most pages share their styles with others, and those are half of a page: each is read once. */
  const readSheets = new Map<string, WrittenByStyles & { read: ReadTexts }>()
  const readSheet = (element: string) => {
    const known = readSheets.get(element)
    if (known) return known
    const written = readStyles(element.replace(/^<style[^>]*>|<\/style>$/g, ''))
    const found = { ...written, read: readTexts(written.texts) }
    readSheets.set(element, found)
    return found
  }
  const sharedParts = new Map<string, ReadPart>()
  /** Reads a part of a document: once, where pages share it and it stands in the same elements. */
  const readPart = (
    { html, isShared }: DocumentPart,
    around: readonly OpenElement[],
    byStyles: ReadonlySet<string>,
  ): ReadPart | undefined => {
    const where = isShared
      ? JSON.stringify([around.map(({ tagName, hiddenFrom }) => [tagName, hiddenFrom]), [...byStyles]])
      : ''
    const known = sharedParts.get(html)
    if (known?.where === where) return known
    const found = readRegularPart(html, around, byStyles)
    if (found === undefined) return undefined
    const part = { ...readTexts(found.texts), open: found.open, where }
    if (isShared) sharedParts.set(html, part)
    return part
  }
  const readDocument = (parts: readonly DocumentPart[], styles: readonly string[]): ReadTexts[] => {
    const sheets = styles.map(readSheet)
    const byStyles = new Set(sheets.flatMap(({ attributes }) => attributes))
    const found: ReadPart[] = []
    for (const part of parts) {
      const read = readPart(part, found.at(-1)?.open ?? [], byStyles)
      if (read === undefined) break
      found.push(read)
    }
    const isWhole = found.length === parts.length && found.at(-1)?.open.length === 0
    return isWhole
      ? [...found, ...sheets.map(({ read }) => read)]
      : [readTexts(shownTexts(joinParts(parts), sheets))]
  }
  return { readTexts, readDocument }
}
