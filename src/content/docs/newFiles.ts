import { frontmatterTemplate } from './frontmatterTemplate.ts'
import { jsonSchemaOf, type FieldSchema } from './jsonSchema.ts'
import type { ContentFileType } from './contentFileTypes.ts'

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
export function newFiles({ schema, title, newForms }: ContentFileType): NewFile[] {
  const whole = jsonSchemaOf(schema, title)
  const kind = title.toLowerCase()
  const variants = whole.allOf?.map(({ if: { properties }, then }) => {
    const word = Object.values(properties)[0]?.const ?? ''
    return { word, name: `new ${kind}: ${word}`, fields: then }
  }) ?? [{ word: kind, name: `new ${kind}`, fields: whole }]
  return variants
    .filter(({ word }) => newForms?.includes(word) ?? true)
    .map(({ name, fields }) => ({
      name,
      snippet: numbered(['---', ...frontmatterTemplate(fields, filling), '---', '', stop]).join('\n'),
    }))
}

/** Where the number of a stop belongs; `numbered` counts them. */
const count = '\u0000'
const stop = `$${count}`

function numbered(lines: readonly string[]): string[] {
  let stops = 0
  return lines.map((line) => line.replaceAll(count, () => String((stops += 1))))
}

/** A text that means itself in a snippet. */
const plain = (text: string): string => text.replace(/[\\$}]/g, '\\$&')

const filling = {
  plain,
  value: (_: unknown, { enum: words }: FieldSchema) =>
    words ? `\${${count}|${words.map(String).join(',')}|}` : stop,
}
