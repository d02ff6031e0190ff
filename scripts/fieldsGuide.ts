import type { Registry } from '../src/content/model.ts'
import { fileKinds, type FieldSchema, type FileKind } from '../src/content/docs/jsonSchema.ts'

/** The text of content/FIELDS.md, from the schemas. */
export function fieldsGuide(registry: Registry): string {
  const sectionOf = new Map<string, string>()
  const sections = fileKinds(registry).map((kind) => {
    // Explains a field once, with the fields inside it.
    const shorten = (text: string): string =>
      text.replace(/^( *)- `.*(?:\n\1 {2}.*)*/gm, (item, indent: string) => {
        const key = item.slice(indent.length).replaceAll(`\n${indent}`, '\n')
        const section = sectionOf.get(key)
        const [first = '', ...inside] = item.split('\n')
        if (section !== undefined && key.length > 23)
          return `${first.split(/(?: \(≤\d+\))?:/, 1)[0]}: as ${section === kind.title ? 'above' : `under ${section}`}.`
        sectionOf.set(key, kind.title)
        return inside.length > 0 ? `${first}\n${shorten(inside.join('\n'))}` : first
      })
    return shorten(explained(kind)).replace(sameReference, (lines, indent: string, rest: string) => {
      const names = [...lines.matchAll(/`[^`]+`/g)].map(([name]) => name)
      return `${indent}- ${names.join(', ')}${rest}`
    })
  })
  return `<!-- made by npm run check -- --fix: change the sentences in the schemas of src/firm, not here. -->

# Every field of every file

Fields are at the top of a file, between two lines of \`---\`. A field marked (optional) may be left out; (≤40) is
the most characters that it may have. [README.md](README.md#what-a-file-looks-like) explains how they are written.

${sections.join('\n\n')}
`
}

/** Fields in a row that are explained in the same section. */
const sameReference = /^( *)- `\w+`((?: \(optional\))?: as (?:above|under .*)\.)(?:\n\1- `\w+`\2)+$/gm

/** A kind of file; of one with several forms, the fields that all of them have first. */
function explained({ title, files, by, forms, explainedIn }: FileKind): string {
  const head = `## ${title}\n\nFiles: \`content/${files}\``
  if (explainedIn !== undefined) return `${head}. Each is explained in ${explainedIn}.`
  const [first = [], ...others] = forms.map(({ fields }) => itemsOf(fields))
  if (by === undefined) return `${head}\n\n${first.join('\n')}`
  const shared = first.filter((item) => others.every((items) => items.includes(item)))
  const own = forms.map(({ word, fields }) => {
    const items = itemsOf(fields).filter((item) => !shared.includes(item) && !item.startsWith(`- \`${by}\``))
    return [`### ${by}: ${word}`, fields.properties?.[by]?.description ?? '', items.join('\n')].join('\n\n')
  })
  const besides = `The field \`${by}\` decides which fields a file has besides these:`
  return [`${head}. ${besides}`, shared.join('\n'), ...own].join('\n\n')
}

const itemsOf = ({ properties = {}, required = [] }: FieldSchema): string[] =>
  Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : ' (optional)'
    const { description: item } = field.items ?? {}
    const each = item === undefined ? '' : ` Each item${mostIn(field.items)}: ${item}`
    const text = `- \`${name}\`${optional}${mostIn(field)}: ${field.description ?? ''}${each}${howWritten(field)}`
    return [text.replaceAll('<', '&lt;'), ...itemsOf(field.items ?? field)]
      .join('\n')
      .replaceAll('\n', '\n  ')
  })

const mostIn = ({ maxLength }: FieldSchema = {}) => (maxLength === undefined ? '' : ` (≤${maxLength})`)

/** What a sentence doesn’t say of how a value is written. */
function howWritten({ items, minItems, maxItems, ...field }: FieldSchema): string {
  const fixed = minItems !== undefined && minItems === maxItems
  const count = fixed && !/\b(three|four|five|six)\b/i.test(field.description ?? '') ? ` of ${minItems}` : ''
  const list = items && (count !== '' || items.description === undefined) ? ` A list${count}.` : ''
  const { enum: choices } = items ?? field
  return choices ? `${list} One of: ${choices.join(', ')}.` : list
}
