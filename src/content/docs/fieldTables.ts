import { capitalize, uncapitalize } from '../text/capitalize.ts'
import type { FieldSchema, FileSchema } from './jsonSchema.ts'

/** A kind of file with the files that are of it and its JSON Schema. */
interface DescribedKind {
  title: string
  files: string
  schema: FileSchema
}

/** The field reference for editors: one section a kind, one table a form, as Markdown. */
export const fieldTables = (kinds: readonly DescribedKind[]): string => {
  const lists = new Map(kinds.flatMap(({ schema }) => wordListsIn(schema)))
  return [...kinds.flatMap(kindSection), ...[...lists].flatMap(wordListSection)].join('\n\n')
}

/** A list of words that several fields take: how it is called, a field that takes them, and the words. */
type WordList = readonly [name: string, list: { field: string; words: readonly unknown[] }]

/** The lists of words that fields of a schema take and the reference has a section of their own for. */
function wordListsIn({
  properties = {},
  allOf = [],
  ...schema
}: FieldSchema & Pick<FileSchema, 'allOf'>): WordList[] {
  const inForms = allOf.flatMap(({ then }) => wordListsIn(then))
  return [
    ...Object.entries({ ...properties, ...(schema.items && { '': schema.items }) }).flatMap(
      ([field, { 'x-words': name, ...inner }]): WordList[] =>
        name !== undefined && inner.enum ? [[name, { field, words: inner.enum }]] : wordListsIn(inner),
    ),
    ...inForms,
  ]
}

const wordListSection = ([name, { field, words }]: WordList): string[] => [
  `## ${capitalize(name)}`,
  `A field ${code(field)} holds one of these words: ${words.map((word) => code(String(word))).join(', ')}.`,
]

function kindSection({ title, files, schema }: DescribedKind): string[] {
  const heading = [`## ${title}`, `Files: ${code(`content/${files}`)}`]
  const variants = schema.allOf ?? []
  const [discriminator = ''] = Object.keys(schema.properties ?? {})
  if (variants.length === 0) return [...heading, table(rowsOf(schema))]
  const shared = sharedFields(variants.map(({ then }) => then))
  const words = variants.map(({ if: { properties } }) => properties[discriminator]?.const ?? '')
  return [
    ...heading,
    `The field ${code(discriminator)} decides which other fields a file has. These it has in any case:`,
    table([
      row({
        name: discriminator,
        needed: true,
        about: schema.properties?.[discriminator]?.description ?? '',
        written: words.map(code).join(', '),
        depth: 0,
      }),
      ...rowsOf(shared),
    ]),
    ...variants.flatMap(({ then }, index) => {
      const own = withoutFields(then, [discriminator, ...Object.keys(shared.properties ?? {})])
      const sentence = then.properties?.[discriminator]?.description ?? ''
      return [
        `### ${discriminator}: ${words[index] ?? ''}`,
        sentence,
        Object.keys(own.properties ?? {}).length > 0 ? table(rowsOf(own)) : 'It has no further fields.',
      ]
    }),
  ]
}

/** The fields that every form has, and has in the same way. */
function sharedFields(forms: readonly FieldSchema[]): FieldSchema {
  const [first, ...others] = forms
  const isShared = (name: string) =>
    others.every(
      (form) =>
        JSON.stringify(form.properties?.[name]) === JSON.stringify(first?.properties?.[name]) &&
        form.required?.includes(name) === first?.required?.includes(name),
    )
  const names = Object.keys(first?.properties ?? {}).filter((name) => !isShared(name))
  return first ? withoutFields(first, names) : {}
}

const withoutFields = (form: FieldSchema, names: readonly string[]): FieldSchema => ({
  ...form,
  properties: Object.fromEntries(
    Object.entries(form.properties ?? {}).filter(([name]) => !names.includes(name)),
  ),
})

interface Row {
  name: string
  needed: boolean
  about: string
  written: string
  /** How many groups the field stands in. */
  depth: number
}

const table = (rows: readonly string[]): string =>
  ['| field | needed | what belongs here | how it is written |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )

const row = ({ name, needed, about, written, depth }: Row): string =>
  `| ${'&emsp;'.repeat(depth)}${code(name)} | ${needed ? 'yes' : 'no'} | ${cell(about)} | ${cell(written)} |`

function rowsOf({ properties = {}, required = [] }: FieldSchema, depth = 0): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { items } = field
    const each = items?.description === undefined ? '' : ` Each item: ${uncapitalize(items.description)}`
    return [
      row({
        name,
        needed: required.includes(name),
        about: `${field.description ?? ''}${each}`,
        written: howWritten(field),
        depth,
      }),
      ...rowsOf(items ?? field, depth + 1),
    ]
  })
}

/** How a value is written: `a list of 3`, `a text of at most 60 characters`. */
function howWritten(field: FieldSchema): string {
  const [example] = field.examples ?? []
  const such = example === undefined ? '' : `, for example ${code(String(example))}`
  const types = [field.type ?? []].flat()
  if (field.items) return `${listOf(field)}${lastWords(field.items)}`
  if (field.properties) return 'the fields below, indented'
  if (field.const !== undefined) return code(String(field.const))
  if (field.enum) return inWords(field.enum, field['x-words'], such)
  if (types.includes('boolean')) return anyOf(['true', 'false'])
  if (types.includes('integer') && field.minimum === 0) return `a whole number${such}`
  if (example !== undefined) return `as ${code(String(example))}`
  return `a text${lengthOf(field)}`
}

/** What a field of some words takes: the words, or the name of their list. */
const inWords = (words: readonly unknown[], list: string | undefined, such: string): string =>
  list === undefined ? anyOf(words) : `one of the [${list}](#${list.replaceAll(' ', '-')})${such}`

function lengthOf({ minLength = 1, maxLength }: FieldSchema): string {
  if (maxLength === undefined) return ''
  return minLength > 1 ? ` of ${minLength} to ${maxLength} characters` : ` of at most ${maxLength} characters`
}

const listOf = ({ minItems, maxItems }: FieldSchema): string =>
  minItems !== undefined && minItems === maxItems ? `a list of exactly ${minItems}` : 'a list'

const lastWords = (item: FieldSchema): string =>
  item.properties ? ', each with the fields below' : `, each item ${howWritten(item)}`

const anyOf = (words: readonly unknown[]): string => words.map((word) => code(String(word))).join(' or ')

const code = (text: string): string => `\`${text}\``

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
