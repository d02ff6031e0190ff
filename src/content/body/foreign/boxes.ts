import { type LintFinding, type MaskedBlock } from '../markdownLint/maskedBlock.ts'

/** `:::note`, `::: warning Title`, `:::tip[Title]`, `:::{.note}`, and the `:::` that ends it. */
const colons = /^([ \t>]*)(:{3,})[ \t]*(\{?\.?[a-z][\w-]*\}?)?[ \t]*(.*)$/i

/** `> [!NOTE]`, as GitHub and Obsidian have it. */
const alert = /^\[!([a-z]+)\][-+]?[ \t]*([^\n]*)/i

/** Passages set apart in the ways of other programs, at the line that begins one. */
export function boxes(blocks: readonly MaskedBlock[]): LintFinding[] {
  let open = 0
  return blocks.flatMap((block): LintFinding[] => {
    if (block.kind !== 'paragraph') return []
    const found = alertOf(block)
    const slips: LintFinding[] = found ? [found] : []
    let start = block.from
    for (const line of block.text.split('\n')) {
      const [, before = '', signs = '', name, rest = ''] = colons.exec(line) ?? []
      const index = start + before.length
      const typed = block.typed.slice(index - block.from, start + line.length - block.from).trimEnd()
      start += line.length + 1
      if (signs === '') continue
      if (name !== undefined) {
        open += 1
        slips.push(beginning({ index, typed, title: rest }))
      } else if (rest.trim() === '') {
        // What ends a box is told with its beginning.
        if (open === 0) slips.push(ending(index, typed))
        open = Math.max(0, open - 1)
      }
    }
    return slips
  })
}

function beginning({ index, typed, title }: { index: number; typed: string; title: string }): LintFinding {
  return {
    index,
    message: `Visitors see "${typed}" as it is typed: three colons make no box here.`,
    fix: `Write ${noteTag(title)} in its place, and </Note> in the place of the colons at the end, each on a line of its own.`,
  }
}

const ending = (index: number, typed: string): LintFinding => ({
  index,
  message: `Visitors see "${typed}" as it is typed: three colons make no box here.`,
  fix: 'Delete the line. For a box, write <Note> above the passage and </Note> below it, each on a line of its own.',
})

function alertOf({ from, text, typed, within }: MaskedBlock): LintFinding | undefined {
  const [shown, , title = ''] = alert.exec(text) ?? []
  if (shown === undefined || within !== 'blockquote') return undefined
  const sign = /^\[![a-z]+\]/i.exec(typed)?.[0] ?? shown
  return {
    index: from,
    message: `Visitors see "${sign}" as it is typed: it makes no box here.`,
    fix: `Write ${noteTag(title)} in its place and </Note> below the passage, each on a line of its own, and take the > signs out.`,
  }
}

/** The tag of a note with the title that was typed behind the sign, when it can stand between quotation marks. */
function noteTag(typed: string): string {
  const title = typed.replace(/^[[{"](.*)[\]}"]$/, '$1').trim()
  return /^[\p{L}\p{N}][^"<>{}[\]=\uFFFC]*$/u.test(title) ? `<Note title="${title}">` : '<Note>'
}
