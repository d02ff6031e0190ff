/** A part of a text that is replaced. */
export interface FixEdit {
  start: number
  end: number
  text: string
  /** What stands for it when the text is compared with the one that was mended; without it, what was typed. */
  neutral?: string
}

/** A text with some of its parts replaced, which are in order and do not overlap. */
export function applyFixEdits(body: string, edits: readonly FixEdit[]): string {
  let read = 0
  const parts = edits.flatMap(({ start, end, text }) => {
    const before = body.slice(read, start)
    read = Math.max(read, end)
    return [before, text]
  })
  return [...parts, body.slice(read)].join('')
}
