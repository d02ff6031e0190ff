import type { Position } from '../../content/model/diagnostic.ts'

/**
 * Finds where words that a page shows stand in the text of a file, so that a problem can name line and column. The text
 * is prepared once, for any number of words.
 * The file is read as `normalizeText` reads pages: line ends and indentation are single spaces, quotes are straight, and
 * what only sets the words (stars, underscores, the address behind a link) is passed over.
 * @param source the text of a content file
 * @returns takes words as the extracted text has them (one line, single spaces, straight quotes) and gives the place of
 *   their first letter, from 1; undefined when the file does not hold the words as a whole
 */
export function createLocator(source: string): (words: string) => Position | undefined {
  const { text, offsets } = readAsWords(source)
  return (words) => {
    const wanted = words.trim()
    if (wanted === '') return undefined
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
      const before = text[at - 1] ?? ' '
      const after = text[at + wanted.length] ?? ' '
      if (joins(before, wanted[0] ?? '') || joins(wanted.at(-1) ?? '', after)) continue
      return placeAt(source, offsets[at] ?? 0)
    }
    return undefined
  }
}

/** Whether two neighbouring characters belong to one word. */
const joins = (left: string, right: string): boolean => isOfWord(left) && isOfWord(right)
const isOfWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

const places: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '…': '...',
}

/** Marks that are typed and not read. */
const passedOver =
  /^(?:[*_~`]|\u00AD|\u200B|\u2060|\uFEFF|\\(?=[^\w\s])|\[(?!\^)|\]\([^)\s]*(?:\s"[^"]*")?\))/

/** A text as it is read, and for each of its characters where it stands in the source. */
function readAsWords(source: string): { text: string; offsets: Uint32Array } {
  const parts: string[] = []
  const offsets: number[] = []
  const add = (characters: string, offset: number) => {
    for (const character of characters) {
      parts.push(character)
      // A character outside the basic plane has two units, and `indexOf` counts both.
      for (let unit = 0; unit < character.length; unit += 1) offsets.push(offset)
    }
  }
  const text = source.normalize('NFC') === source ? source : undefined
  let index = 0
  while (index < source.length) {
    plainRun.lastIndex = index
    const run = text === undefined ? undefined : plainRun.exec(source)?.[0]
    if (run !== undefined) {
      parts.push(run)
      for (let unit = 0; unit < run.length; unit += 1) offsets.push(index + unit)
      index += run.length
      continue
    }
    const character = source[index] ?? ''
    if (/\s/.test(character)) {
      if (parts.at(-1) !== ' ') add(' ', index)
      index += 1
      continue
    }
    const isWithinWord = character === '_' && joins(source[index - 1] ?? ' ', source[index + 1] ?? ' ')
    const mark =
      isMark(character) && !isWithinWord ? passedOver.exec(source.slice(index, index + 400))?.[0] : undefined
    if (mark !== undefined) {
      index += mark.length
      continue
    }
    // A letter typed as itself and a loose accent is read as one letter.
    const loose = text === undefined ? /^.\p{M}+/u.exec(source.slice(index, index + 8))?.[0] : undefined
    const typed = loose ?? character
    add((places[typed] ?? typed).normalize('NFC'), index)
    index += typed.length
  }
  // A prepared text is kept: packed numbers take half the memory.
  return { text: parts.join(''), offsets: Uint32Array.from(offsets) }
}

/** Characters that are read just as they are typed. */
const plainRun = /[^\s*_~`\\[\]\u00AD\u200B\u2060\uFEFF‘’‚‛“”„‟…]+/y

const isMark = (character: string): boolean => /[*_~`\\[\]\u00AD\u200B\u2060\uFEFF]/.test(character)

function placeAt(source: string, offset: number): Position {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
