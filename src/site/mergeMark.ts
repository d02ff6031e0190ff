import type { Told } from './problem.ts'

/** A line that Git wrote where two people changed the same lines. */
export interface MergeMark {
  /** The line, from 1. */
  line: number
  told: Told
}

/**
 * The first line of a file that Git left where it could not join two wordings: both of them between `<<<<<<<`,
 * `=======` and `>>>>>>>`, or one of these lines alone; undefined when there is none.
 */
export function mergeMark(lines: readonly string[]): MergeMark | undefined {
  const both = bothWordings(lines)
  if (both !== undefined) {
    return {
      line: both + 1,
      told: [
        'merge-mark',
        'Two people changed the same lines, and both wordings stand here, between <<<<<<<, ======= and >>>>>>>.',
        'Keep the wording that is right, and delete the other one and the three lines of signs.',
      ],
    }
  }
  const left = lines.findIndex((line) => /^(?:<{7}|>{7}|\|{7})(?: \S|$)/.test(line.trimEnd()))
  if (left !== -1) {
    return {
      line: left + 1,
      told: [
        'merge-mark',
        `A line that Git wrote where two people changed the same lines was left here: "${lines[left]?.slice(0, 40) ?? ''}".`,
        'Delete this line, and a line of seven = signs if there is one; then read whether the right wording stands here.',
      ],
    }
  }
  const middle = lines.findIndex((line, index) => isMiddle(line, lines[index - 1] ?? ''))
  if (middle === -1) return undefined
  return {
    line: middle + 1,
    told: [
      'merge-mark',
      'Seven = signs stand alone in this line, as Git writes them where two people changed the same lines.',
      'Delete this line; then read whether the right wording stands here, and stands here once.',
    ],
  }
}

function bothWordings(lines: readonly string[]): number | undefined {
  const begin = lines.findIndex((line) => /^<{7}(?: |$)/.test(line))
  const end = lines.findIndex((line, index) => index > begin && /^>{7}(?: |$)/.test(line))
  const isBoth = begin !== -1 && lines.slice(begin, end).some((line) => /^={7}$/.test(line.trimEnd()))
  return isBoth ? begin : undefined
}

/** Whether a line is the one between two wordings. Below a title of its own length it underlines that. */
const isMiddle = (line: string, above: string): boolean =>
  /^={7}\s*$/.test(line) && (Math.abs(above.trim().length - 7) > 1 || /^[\w-]+:(?:\s|$)/.test(above))
