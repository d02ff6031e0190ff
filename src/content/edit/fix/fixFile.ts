import type { TagDefinition } from '../../tags/tag.ts'
import { plainText, type SourceFile } from '../../model/sourceFile.ts'
import { fixBody } from './fixBody.ts'
import { fixFences } from './fixFences.ts'
import { fixFrontmatter } from './fixFrontmatter.ts'

/** A file’s text with all repairs made, and each of them in words: “line 1: wrote --- in place of “—-””. */
interface FixedFile {
  text: string
  repairs: string[]
}

/**
 * Repairs what is mechanical in a content file: the lines of hyphens, line ends, tabs, quotation marks around fields,
 * spaces at the ends of lines, one sentence a line, what Word leaves in a pasted text. Never the wording; and only the
 * last of them changes what the page shows: a list, a table or a paragraph in the place of its signs.
 * Repaired once, a file is not changed again. Total: what cannot be understood is left as it is.
 * @param tags what may be used in the text below the fields
 */
export function fixFile({ text, decodeError }: SourceFile, tags: readonly TagDefinition[]): FixedFile {
  if (decodeError || text.trim() === '') return { text, repairs: [] }
  const repairs: string[] = []
  if (text.startsWith('\uFEFF'))
    repairs.push('took away an invisible sign at the beginning (a byte-order mark)')
  if (text.includes('\r')) repairs.push('wrote line ends as all other files have them (Windows has its own)')
  const source = plainText(text)

  const fences = fixFences(source.split('\n'))
  repairs.push(...fences.repairs)
  const { lines } = fences
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  const isCut = lines[0]?.trimEnd() === '---' && closing !== -1
  if (!isCut) return { text: withFinalLineEnd(lines.join('\n'), repairs), repairs }

  const fields = fixFrontmatter(lines.slice(1, closing), 2)
  const body = fixBody(lines.slice(closing + 1).join('\n'), tags)
  repairs.push(...fields.repairs, ...body.repairs)
  const whole = ['---', ...fields.lines, '---', body.body].join('\n')
  return { text: withFinalLineEnd(whole, repairs), repairs }
}

/** The text with one line end after its last line, and a word about it when it had none, or more. */
function withFinalLineEnd(text: string, repairs: string[]): string {
  let end = text.length
  while (text[end - 1] === '\n') end -= 1
  if (end === text.length) repairs.push('ended the last line')
  else if (end < text.length - 1) repairs.push('deleted the blank lines at the end')
  return `${text.slice(0, end)}\n`
}
