import type { TagDefinition } from '../../tags/tag.ts'
import { type LintFinding, type MaskedBlock } from '../markdownLint/maskedBlock.ts'

/** `:::note`, `::: warning Title`, `:::tip[Title]`, `:::{.note}`, and the `:::` that ends it. */
const colons = /^([ \t>]*)(:{3,})[ \t]*(\{?\.?[a-z][\w-]*\}?)?[ \t]*(.*)$/i

/** `> [!NOTE]`, as GitHub and Obsidian have it. */
const alert = /^\[!([a-z]+)\][-+]?[ \t]*([^\n]*)/i

/**
 * Passages set apart in the ways of other programs, at the line that begins one.
 * @param tags what may be used instead: the one that replaces boxes is offered
 */
export function boxes(blocks: readonly MaskedBlock[], tags: readonly TagDefinition[]): LintFinding[] {
  const box = tags.find(({ replacesBoxes }) => replacesBoxes)
  let open = 0
  return blocks.flatMap((block): LintFinding[] => {
    if (block.kind !== 'paragraph') return []
    const found = alertOf(block, box)
    const findings: LintFinding[] = found ? [found] : []
    if (!block.text.includes(':::')) return findings
    let start = block.from
    for (const line of block.text.split('\n')) {
      const [, before = '', signs = '', name, rest = ''] = colons.exec(line) ?? []
      const index = start + before.length
      const typed = block.typed.slice(index - block.from, start + line.length - block.from).trimEnd()
      start += line.length + 1
      if (signs === '') continue
      if (name !== undefined) {
        open += 1
        findings.push(beginning({ index, typed, title: rest }, box))
      } else if (rest.trim() === '') {
        // The end of a box is reported with its beginning.
        if (open === 0) findings.push(ending(index, typed, box))
        open = Math.max(0, open - 1)
      }
    }
    return findings
  })
}

type Box = TagDefinition | undefined

function beginning(
  { index, typed, title }: { index: number; typed: string; title: string },
  box: Box,
): LintFinding {
  return {
    index,
    message: `Visitors see "${typed}" as it is typed: three colons make no box here.`,
    fix: box
      ? `Write ${beginOf(box, title)} in its place, and </${box.name}> in the place of the colons at the end, each on a line of its own.`
      : withoutBox,
  }
}

const ending = (index: number, typed: string, box: Box): LintFinding => ({
  index,
  message: `Visitors see "${typed}" as it is typed: three colons make no box here.`,
  fix: box
    ? `Delete the line. For a box, write <${box.name}> above the passage and </${box.name}> below it, each on a line of its own.`
    : 'Delete the line.',
})

function alertOf({ from, text, typed, within }: MaskedBlock, box: Box): LintFinding | undefined {
  const [shown, , title = ''] = alert.exec(text) ?? []
  if (shown === undefined || within !== 'blockquote') return undefined
  const sign = /^\[![a-z]+\]/i.exec(typed)?.[0] ?? shown
  return {
    index: from,
    message: `Visitors see "${sign}" as it is typed: it makes no box here.`,
    fix: box
      ? `Write ${beginOf(box, title)} in its place and </${box.name}> below the passage, each on a line of its own, and take the > signs out.`
      : withoutBox,
  }
}

const withoutBox = 'Take the signs out, and write the words alone.'

/** The opening tag with the title that was typed behind the sign, when it can stand between quotation marks. */
function beginOf({ name, plainText }: TagDefinition, typed: string): string {
  const title = typed.replace(/^[[{"](.*)[\]}"]$/, '$1').trim()
  return /^[\p{L}\p{N}][^"<>{}[\]=\uFFFC]*$/u.test(title) && plainText?.above !== undefined
    ? `<${name} ${plainText.above}="${title}">`
    : `<${name}>`
}
