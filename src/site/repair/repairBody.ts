import { parseMarkdown } from '../prose/parseMarkdown.ts'
import { walk } from '../prose/walk.ts'
import { allThatHold } from './allThatHold.ts'
import { paragraphGaps, type Gap } from './paragraphGaps.ts'
import { shownPage } from './shownPage.ts'

/** A body that was repaired, and what was done, in words. */
export interface RepairedBody {
  body: string
  repairs: string[]
}

/**
 * Repairs how a body is written: no spaces at the ends of lines, one sentence a line. What the page shows stays as it
 * is, which the site’s own parser has to confirm; a repair that it does not confirm is not made.
 * @param given the text below the fields, with one kind of line end
 */
export function repairBody(given: string): RepairedBody {
  let page: string | undefined
  // Most bodies need no repair, and nobody asks what their page shows.
  const isShownAsBefore = (body: string): boolean => shownPage(body) === (page ??= shownPage(given))
  return repairAgain(given, isShownAsBefore, mostPasses)
}

/** How often a body is looked through at most. */
const mostPasses = 4

function repairAgain(given: string, isShownAsBefore: Confirm, passes: number): RepairedBody {
  const once = repairOnce(given, isShownAsBefore)
  if (once.repairs.length === 0 || passes === 1) return once
  // One repair may make place for another, such as a space that has come to a line's end.
  const again = repairAgain(once.body, isShownAsBefore, passes - 1)
  return { body: again.body, repairs: [...once.repairs, ...again.repairs] }
}

/** Whether the page of a body is that of the body that was given first. */
type Confirm = (body: string) => boolean

function repairOnce(given: string, isShownAsBefore: Confirm): RepairedBody {
  const repairs: string[] = []
  const trimmed = withoutTrailingSpaces(given)
  const clean = trimmed !== given && isShownAsBefore(trimmed) ? trimmed : given
  if (clean !== given)
    repairs.push(`deleted the spaces at the end of ${count(changedLines(given, clean), 'line')}`)

  const gaps = allThatHold(paragraphGaps(clean, parseMarkdown(clean)), (chosen) =>
    isShownAsBefore(withGaps(clean, chosen.flat())),
  ).flat()
  const sentences = gaps.filter(({ kind }) => kind === 'sentence').length
  const wrapped = gaps.length - sentences
  if (sentences > 0) repairs.push(`began ${count(sentences, 'sentence')} on a new line`)
  if (wrapped > 0) repairs.push(`took away ${count(wrapped, 'line end')} in the middle of a sentence`)
  return { body: withGaps(clean, gaps), repairs }
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`

function withGaps(body: string, gaps: readonly Gap[]): string {
  let read = 0
  const parts = gaps.flatMap(({ start, end, text }) => {
    const before = body.slice(read, start)
    read = end
    return [before, text]
  })
  return [...parts, body.slice(read)].join('')
}

/** Spaces at the end of a line of code belong to the code, and two of them before another line break that line. */
function withoutTrailingSpaces(body: string): string {
  if (!/[ \t](?:\n|$)/.test(body)) return body
  const kept = new Set<number>()
  walk(parseMarkdown(body), (node) => {
    const first = node.position?.start.line ?? 1
    if (node.type === 'break') kept.add(first)
    if (!['code', 'inlineCode', 'html'].includes(node.type)) return
    for (let line = first; line <= (node.position?.end.line ?? 0); line += 1) kept.add(line)
  })
  return body
    .split('\n')
    .map((line, index) => (kept.has(index + 1) ? line : withoutSpacesAtEnd(line)))
    .join('\n')
}

/** One line without the spaces and tabs at its end; in one pass, however many there are. */
export const withoutSpacesAtEnd = (line: string): string => {
  let end = line.length
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1
  return line.slice(0, end)
}

function changedLines(before: string, after: string): number {
  const lines = after.split('\n')
  return before.split('\n').filter((line, index) => line !== lines[index]).length
}
