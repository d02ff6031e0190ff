import { deepest } from '../../model/sourceFile.ts'
import { deepFields } from './deepFields.ts'

type Fields = Record<string, unknown>

/** The lines of frontmatter, and the next one to read. */
interface Reader {
  lines: string[]
  next: number
}

/** Letters, digits, signs and ordinary spaces are read here; tabs and the like are not. */
const unusual = /[^\n -~\p{L}\p{N}\p{P}\p{S}]/u

/** A field with what stands behind its name, if anything does. */
const field = /^([A-Za-z]\w*):(?: (\S.*))?$/

/** A text that begins with no sign of YAML, and in which none of its two stands: a colon before a space, a # behind one. */
const plainText = /^(?!.*(?::(?: |$)| #))[\p{L}\p{N}/(<$©§]/u
const quotedText = /^(?:"([^"\\]*)"|'([^']*)')$/

/** The spaces before a line that stands deeper than this are those of no ordinary file. */
const deepestGap = 24

/**
 * Reads fields in the plainest YAML: groups and lists two spaces deeper than what they belong to, texts on one line, in
 * quotation marks or not, and texts of several lines behind `>-`. There is nothing in them that the library would read
 * otherwise, or of which anything could be told, and it takes thirty times as long.
 * @param source the lines between the fences
 * @returns undefined when anything is written otherwise, or a name stands twice
 */
export function plainFields(source: string): Fields | undefined {
  if (unusual.test(source)) return undefined
  // Hyphens and spaces are few here, and of brackets there must be many before they are too many.
  if (source.split(/[[{]/).length > deepest && deepFields(source)) return undefined
  const lines = source.replace(/\n$/, '').split('\n')
  return lines.some((line) => line.endsWith(' ')) ? undefined : group({ lines, next: 0 }, '')
}

/** The next line without the spaces before it; undefined when it has fewer. */
function textIn({ lines, next }: Reader, gap: string): string | undefined {
  const line = lines[next]
  return line?.startsWith(gap) ? line.slice(gap.length) : undefined
}

/** The same of the next line that is neither blank nor a remark. */
function lineIn(reader: Reader, gap: string): string | undefined {
  const { lines } = reader
  while (lines[reader.next] === '' || lines[reader.next]?.startsWith('#')) reader.next += 1
  return textIn(reader, gap)
}

function group(reader: Reader, gap: string): Fields | undefined {
  const fields: Fields = {}
  for (let line = lineIn(reader, gap); line !== undefined; line = lineIn(reader, gap)) {
    const [, name, text] = field.exec(line) ?? []
    if (name === undefined || Object.hasOwn(fields, name)) return undefined
    reader.next += 1
    const value =
      text === undefined
        ? below(reader, `${gap}  `)
        : text === '>-'
          ? folded(reader, `${gap}  `)
          : oneLine(text)
    if (value === undefined) return undefined
    fields[name] = value
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** What belongs to a name behind which nothing stands. */
function below(reader: Reader, gap: string): Fields | unknown[] | undefined {
  if (gap.length > deepestGap) return undefined
  return lineIn(reader, gap)?.startsWith('- ') ? list(reader, gap) : group(reader, gap)
}

function list(reader: Reader, gap: string): unknown[] | undefined {
  const items: unknown[] = []
  for (let line = lineIn(reader, gap); line !== undefined; line = lineIn(reader, gap)) {
    if (!line.startsWith('- ')) return undefined
    const text = line.slice(2)
    const isGroup = field.test(text)
    // Its other fields stand below the first one, without a hyphen.
    if (isGroup) reader.lines[reader.next] = `${gap}  ${text}`
    else reader.next += 1
    const item = isGroup ? group(reader, `${gap}  `) : oneLine(text)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

/** Lines that are joined by spaces. */
function folded(reader: Reader, gap: string): string | undefined {
  const texts: string[] = []
  for (let line = textIn(reader, gap); line !== undefined; line = textIn(reader, gap)) {
    texts.push(line)
    reader.next += 1
  }
  // A line that stands deeper stays a line; hyphens count as levels.
  return texts.length > 0 && texts.every((text) => /^[^ ?-]/.test(text)) ? texts.join(' ') : undefined
}

function oneLine(text: string): string | undefined {
  const [, double, single] = quotedText.exec(text) ?? []
  return double ?? single ?? (plainText.test(text) ? text : undefined)
}
