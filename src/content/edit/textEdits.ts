/** One replacement in a text. Offsets count in the text without a byte-order mark and with one kind of line end. */
export interface TextEdit {
  start: number
  end: number
  text: string
  /** What it does, in words: `/about/firm → /about/company`. */
  words: string
}

/** What was done at a line of the text as it is afterwards, from 1. */
export interface LineChange {
  line: number
  words: string
}

/**
 * Makes replacements in a text as it stands on the disk. Every other byte stays: line ends, a byte-order mark, quotes.
 * @param edits in any order; none may overlap another
 */
export function applyEdits(raw: string, edits: readonly TextEdit[]): { text: string; changes: LineChange[] } {
  const rawAt = rawOffsets(raw)
  const lineEnd = raw.includes('\r\n') ? '\r\n' : '\n'
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  const changes: LineChange[] = []
  let text = ''
  let read = 0
  let line = 1
  for (const { start, end, text: replacement, words } of sorted) {
    const [from, to] = [rawAt(start), rawAt(end)]
    const kept = raw.slice(read, from)
    text += kept
    line += lineEnds(kept)
    // What is put in as a line of its own is told at that line, and not at the end of the one before it.
    changes.push({ line: line + (replacement.startsWith('\n') ? 1 : 0), words })
    text += replacement.replaceAll('\n', lineEnd)
    line += lineEnds(replacement)
    read = to
  }
  return { text: text + raw.slice(read), changes }
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
