import { visit } from 'unist-util-visit'
import type { TagDefinition } from '../../tags/tag.ts'
import { parseMarkdown } from '../../body/parseMarkdown.ts'
import { largestPassingSubset } from '../../text/largestPassingSubset.ts'
import { replaceRanges } from '../../text/textEdits.ts'
import { lineBreakEdits } from '../../body/sentences/lineBreakEdits.ts'
import { pastedFixes, type PastedFix } from '../../body/pastedText.ts'
import { renderFingerprint } from './renderFingerprint.ts'
import { counted } from '../../text/plural.ts'

/** A body that was repaired, and what was done, in words. */
interface FixedBody {
  body: string
  repairs: string[]
}

/**
 * Repairs how a body is written: what Word leaves in a pasted text (`pastedText.ts`), spaces at the ends of lines, one
 * sentence a line. Apart from the first, what the page shows stays as it is, which the site’s own parser has to confirm;
 * a repair that it does not confirm is not made.
 * @param given the text below the fields, with one kind of line end
 * @param tags what may be used in it
 */
export const fixBody = (given: string, tags: readonly TagDefinition[]): FixedBody =>
  // An invisible sign may have stood before the sign of a list.
  repeated(given, (body) => {
    const pasted = withoutTraces(body)
    const lines = fixLines(pasted.body, tags)
    const isDone = pasted.repairs.length === 0
    return { body: lines.body, repairs: [...pasted.repairs, ...lines.repairs], isDone }
  })

/** The same without what was pasted: what the page shows stays as it is. */
export function fixLines(given: string, tags: readonly TagDefinition[]): FixedBody {
  let page: string | undefined
  let left = mostRead
  // Computed when it is first needed: most bodies need no repair.
  const isShownAsBefore = (body: string): boolean => {
    left -= body.length
    return left > 0 && renderFingerprint(body, tags) === (page ??= renderFingerprint(given, tags))
  }
  // One repair may make place for another, such as a space that has come to a line's end.
  return repeated(given, (body) => {
    const once = fixOnce(body, isShownAsBefore)
    return { ...once, isDone: once.repairs.length === 0 }
  })
}

/** Repairs a body again and again until a pass says that it is done, a few times at most. */
function repeated(given: string, fix: (body: string) => FixedBody & { isDone: boolean }): FixedBody {
  let body = given
  const repairs: string[] = []
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const fixed = fix(body)
    body = fixed.body
    repairs.push(...fixed.repairs)
    if (fixed.isDone) break
  }
  return { body, repairs }
}

/** How many characters are parsed at most to confirm repairs, so that a long page does not take minutes. */
const mostRead = 400_000

/** How often a body is looked through at most. */
const mostPasses = 4

/** The body without what Word and the like have left in it. */
function withoutTraces(given: string): FixedBody {
  const fixes = pastedFixes(given)
  const of = (kind: PastedFix['kind']): number =>
    fixes.reduce((sum, fix) => (fix.kind === kind ? sum + fix.count : sum), 0)
  const told = [
    [of('sign'), 'took out', 'invisible sign'],
    [of('list'), 'wrote a hyphen at the beginning of', 'item'],
    [of('indent'), 'took away the spaces before', 'indented passage'],
    [of('table'), 'made a table of', 'line'],
  ] as const
  return {
    body: replaceRanges(
      given,
      fixes.flatMap(({ edits }) => edits),
    ),
    repairs: told.flatMap(([many, verb, what]) => (many === 0 ? [] : [`${verb} ${counted(many, what)}`])),
  }
}

/** Whether the page of a body is that of the body that was given first. */
type Confirm = (body: string) => boolean

function fixOnce(given: string, isShownAsBefore: Confirm): FixedBody {
  const repairs: string[] = []
  const trimmed = withoutTrailingSpaces(given)
  const clean = trimmed !== given && isShownAsBefore(trimmed) ? trimmed : given
  if (clean !== given)
    repairs.push(`deleted the spaces at the end of ${counted(changedLines(given, clean), 'line')}`)

  const gaps = largestPassingSubset(lineBreakEdits(clean, parseMarkdown(clean)), (chosen) =>
    isShownAsBefore(replaceRanges(clean, chosen.flat())),
  ).flat()
  if (gaps.length > 0) repairs.push(`began ${counted(gaps.length, 'sentence')} on a new line`)
  return { body: replaceRanges(clean, gaps), repairs }
}

/** Spaces at the end of a line of code belong to the code, and two of them before another line break that line. */
function withoutTrailingSpaces(body: string): string {
  if (!/[ \t](?:\n|$)/.test(body)) return body
  const kept = new Set<number>()
  const tree = parseMarkdown(body)
  visit(tree, (node) => {
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
