import type { RuleMessage } from '../model/diagnostic.ts'

export const conflictMessage: RuleMessage = [
  'merge-mark',
  'Git left both versions of a passage here, between <<<<<<<, ======= and >>>>>>>.',
  'Keep the right version, and delete the other one and the lines of <, = and >.',
]

/** The lines, from 1, where Git left both versions of a passage, or one of its markers. */
export function conflictLines(lines: readonly string[]): number[] {
  let end = 0
  return lines.flatMap((line, index) => {
    if (index < end) return []
    const isStart = /^<{7}(?: |$)/.test(line)
    const last = isStart ? lines.findIndex((other, at) => at > index && /^>{7}(?: |$)/.test(other)) : -1
    end = Math.max(end, last + 1)
    const above = lines[index - 1]?.trim() ?? ''
    // Below a title of its own length, seven = underline a heading.
    const isMiddle = /^={7}\s*$/.test(line) && (Math.abs(above.length - 7) > 1 || /^[\w-]+:/.test(above))
    return isStart || isMiddle || /^(?:>{7}|\|{7})(?: \S|$)/.test(line) ? [index + 1] : []
  })
}
