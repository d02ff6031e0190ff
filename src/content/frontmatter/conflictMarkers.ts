import type { RuleMessage } from '../model/diagnostic.ts'

/** A line that Git wrote where two people changed the same lines. */
interface ConflictMarker {
  /** The line, from 1. */
  line: number
  told: RuleMessage
}

/**
 * Every place of a file where Git could not join two wordings: both of them between `<<<<<<<`, `=======` and `>>>>>>>`,
 * or one of these lines alone.
 */
export function findConflictMarkers(lines: readonly string[]): ConflictMarker[] {
  const ends = findFullConflicts(lines)
  const marks: ConflictMarker[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const end = ends.get(index)
    const told =
      end === undefined ? strayMarkerLine(lines[index] ?? '', lines[index - 1] ?? '') : fullConflict
    if (told) marks.push({ line: index + 1, told })
    index = end ?? index
  }
  return marks
}

const fullConflict: RuleMessage = [
  'merge-mark',
  'Two people changed the same lines, and both wordings stand here, between <<<<<<<, ======= and >>>>>>>.',
  'Keep the wording that is right, and delete the other one and the lines of signs.',
]

/** The message on one line of signs that was left; undefined of every other line. */
function strayMarkerLine(line: string, above: string): RuleMessage | undefined {
  if (/^(?:<{7}|>{7}|\|{7})(?: \S|$)/.test(line.trimEnd()))
    return [
      'merge-mark',
      `A line that Git wrote where two people changed the same lines was left here: "${line.slice(0, 40)}".`,
      'Delete this line, and a line of seven = signs if there is one; then read whether the right wording stands here.',
    ]
  return isSeparatorLine(line, above)
    ? [
        'merge-mark',
        'Seven = signs stand alone in this line, as Git writes them where two people changed the same lines.',
        'Delete this line; then read whether the right wording stands here, and stands here once.',
      ]
    : undefined
}

/** The last line of each place where both wordings stand, by its first one; from 0. */
function findFullConflicts(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  let begin: number | undefined
  let hasMiddle = false
  for (const [index, line] of lines.entries()) {
    if (/^<{7}(?: |$)/.test(line)) [begin, hasMiddle] = [index, false]
    else if (/^={7}$/.test(line.trimEnd())) hasMiddle = true
    else if (/^>{7}(?: |$)/.test(line)) {
      if (begin !== undefined && hasMiddle) ends.set(begin, index)
      begin = undefined
    }
  }
  return ends
}

/** Whether a line is the one between two wordings. Below a title of its own length it underlines that. */
const isSeparatorLine = (line: string, above: string): boolean =>
  /^={7}\s*$/.test(line) && (Math.abs(above.trim().length - 7) > 1 || /^[\w-]+:(?:\s|$)/.test(above))
