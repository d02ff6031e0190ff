import MagicString from 'magic-string'

/** A part of a text, in UTF-16 units, and what is to stand in its place. */
export interface Replacement {
  start: number
  end: number
  text: string
}

/** One replacement in a file. Offsets count in its text without a byte-order mark and with one kind of line end. */
export interface TextEdit extends Replacement {
  /** What it does, in words: `/about/firm → /about/company`. */
  words: string
}

/** What was done at a line of the text as it is afterwards, from 1. */
export interface LineChange {
  line: number
  words: string
}

/**
 * A text with some of its parts replaced.
 * @param replacements in their order; of one that overlaps those before it, only the rest is replaced
 */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  const edited = new MagicString(text)
  let read = 0
  for (const replacement of replacements) {
    const start = Math.max(read, replacement.start)
    read = Math.max(start, replacement.end)
    if (start === read) edited.appendLeft(start, replacement.text)
    else edited.update(start, read, replacement.text)
  }
  return edited.toString()
}

/**
 * Makes replacements in a text as it stands on the disk. Every other byte stays: line ends, a byte-order mark, quotes.
 * @param edits in any order; none may overlap another
 */
export function applyEdits(raw: string, edits: readonly TextEdit[]): { text: string; changes: LineChange[] } {
  const rawAt = rawOffsets(raw)
  const lineEnd = raw.includes('\r\n') ? '\r\n' : '\n'
  const sorted = edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((edit) => ({ ...edit, start: rawAt(edit.start), end: rawAt(edit.end) }))
  let read = 0
  let line = 1
  const changes = sorted.map(({ start, end, text, words }): LineChange => {
    line += lineEnds(raw.slice(read, start))
    // A change that begins with a line end is counted at the new line, and not at the end of the one before it.
    const change = { line: line + (text.startsWith('\n') ? 1 : 0), words }
    line += lineEnds(text)
    read = end
    return change
  })
  const written = sorted.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', lineEnd) }))
  return { text: replaceRanges(raw, written), changes }
}

const lineEnds = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0

/** From an offset in the plain text to the one in the text on the disk. */
function rawOffsets(raw: string): (offset: number) => number {
  if (!/^\uFEFF|\r/.test(raw)) return (offset) => offset
  const offsets: number[] = []
  let at = raw.startsWith('\uFEFF') ? 1 : 0
  while (at < raw.length) {
    offsets.push(at)
    at += raw.startsWith('\r\n', at) ? 2 : 1
  }
  return (offset) => offsets[offset] ?? raw.length
}
