import { jsonSchemaOf, type FieldSchema } from './jsonSchema.ts'
import type { Kind } from './kinds.ts'

/** A file that an editor may begin. */
export interface NewFile {
  /** What it is called where it is offered: `new person: partner`. */
  name: string
  /** Its text as a snippet: `$1`, `$2` … stand where something is to be written. */
  snippet: string
}

/**
 * The new files of a kind, one for each form that an editor may add, with every field's sentence above it.
 * Fields that may be left out stand there as remarks.
 */
export function newFiles({ schema, title, newForms }: Kind): NewFile[] {
  const whole = jsonSchemaOf(schema, title)
  const kind = title.toLowerCase()
  const forms = whole.allOf?.map(({ if: { properties }, then }) => {
    const word = Object.values(properties)[0]?.const ?? ''
    return { word, name: `new ${kind}: ${word}`, fields: then }
  }) ?? [{ word: kind, name: `new ${kind}`, fields: whole }]
  return forms
    .filter(({ word }) => newForms?.includes(word) ?? true)
    .map(({ name, fields }) => ({
      name,
      snippet: numbered(['---', ...linesOf(fields), '---', '', stop]).join('\n'),
    }))
}

/** Where the number of a stop belongs; `numbered` counts them. */
const count = '\u0000'
const stop = `$${count}`

function numbered(lines: readonly string[]): string[] {
  let stops = 0
  return lines.map((line) => line.replaceAll(count, () => String((stops += 1))))
}

const isRemark = (line: string): boolean => line.trimStart().startsWith('#')

function linesOf({ properties = {}, required = [] }: FieldSchema): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const remark = `# ${plain(field.description ?? '')}`
    if (!required.includes(name)) return [`${remark} It may be left out.`, `# ${name}:`]
    const [first = '', ...others] = valueLines(field)
    return [remark, first === '' ? `${name}:` : `${name}: ${first}`, ...others]
  })
}

/** What stands after the colon, and on the lines below it. */
function valueLines(field: FieldSchema): string[] {
  const { const: word, properties, items, enum: words } = field
  if (word !== undefined) return [plain(String(word))]
  if (properties) return ['', ...indented(linesOf(field))]
  if (items) {
    const item = items.properties ? linesOf(items) : valueLines(items)
    const further = item.filter((line) => !isRemark(line))
    return [
      '',
      ...listItem(item),
      ...Array.from({ length: (field.minItems ?? 1) - 1 }, () => listItem(further)).flat(),
    ]
  }
  return [words ? `\${${count}|${words.map(String).join(',')}|}` : stop]
}

/** The remarks above an item's first line stand above its hyphen. */
function listItem(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !isRemark(line))
  return indented([...lines.slice(0, first), `- ${lines[first] ?? ''}`, ...indented(lines.slice(first + 1))])
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** A text that means itself in a snippet. */
const plain = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
