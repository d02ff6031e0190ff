import type { Registry } from '../model/registry.ts'
import { fileKinds, type FieldSchema, type FileKind } from './jsonSchema.ts'

/** A field in a list, with the fields inside it. */
interface Item {
  name: string
  text: string
  inner: Item[]
}

/** A kind of file, or one form of it. */
interface Form {
  head: string
  items: Item[]
}

/** How often a field must appear alike to be explained in one place. */
const often = 3

/** Longer limits keep nobody from writing. */
const longestLimit = 160

/** The text of content/FIELDS.md, from the schemas. */
export function fieldsGuide(registry: Registry): string {
  const kinds = fileKinds(registry)
  const forms = kinds.flatMap(formsOf)
  const shared = sharedItems(forms)
  const words = new Map(kinds.flatMap((kind) => kind.forms.flatMap(({ fields }) => wordListsIn(fields))))
  return `<!-- made by npm run check -- --fix: change the sentences in the schemas of src/firm, not here. -->

# Every field of every file

Fields are at the top of a file, between two lines of \`---\`. A field marked (optional) may be left out.
[README.md](README.md#what-a-file-looks-like) explains how they are written.

## Common fields

These fields mean the same in several kinds of files, whose sections only name them.

${[...shared.values()].map((item) => printed(item, shared)).join('\n')}

${forms.map(({ head, items }) => [head, ...list(items, shared)].join('\n\n')).join('\n\n')}

${[...words].map(([name, all]) => `## ${name}\n\n${all.join(', ')}`).join('\n\n')}
`
}

/** A kind of file; of one with several forms, what they have in common first. */
function formsOf({ title, files, by, forms }: FileKind): Form[] {
  const head = `## ${title}\n\nFiles: \`content/${files}\``
  if (by === undefined) return forms.map(({ fields }) => ({ head, items: itemsOf(fields) }))
  const own = forms.map(({ word, fields }) => {
    const about = fields.properties?.[by]?.description
    const items = itemsOf(fields).filter(({ name }) => name !== by)
    return { head: `### ${by}: ${word}${about === undefined ? '' : `\n\n${about}`}`, items }
  })
  const inAll = (own[0]?.items ?? []).filter((item) => own.every(({ items }) => has(items, item)))
  return [
    { head: `${head}. The field \`${by}\` decides which fields a file has besides these:`, items: inAll },
    ...own.map((form) => ({ ...form, items: form.items.filter((item) => !has(inAll, item)) })),
  ]
}

const itemsOf = ({ properties = {}, required = [] }: FieldSchema): Item[] =>
  Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : ' (optional)'
    const each = field.items?.description === undefined ? '' : ` Each item: ${field.items.description}`
    const text = `\`${name}\`${optional}: ${field.description ?? ''}${each}${howWritten(field)}`
    return { name, text: text.replaceAll('<', '&lt;'), inner: itemsOf(field.items ?? field) }
  })

const keyOf = (item: Item): string => JSON.stringify(item)
const has = (items: readonly Item[], item: Item): boolean =>
  items.some((other) => keyOf(other) === keyOf(item))

/** Of each name, the field that appears in the most places, if these are enough. */
function sharedItems(forms: readonly Form[]): ReadonlyMap<string, Item> {
  const places = new Map<string, { item: Item; parents: Set<string> }>()
  const count = (items: readonly Item[], parent: string) => {
    for (const item of items) {
      const key = keyOf(item)
      const known = places.get(key) ?? { item, parents: new Set() }
      places.set(key, { item, parents: known.parents.add(parent) })
      count(item.inner, key)
    }
  }
  for (const { head, items } of forms) count(items, head)
  const common = [...places.values()].filter(({ parents }) => parents.size >= often)
  return new Map(
    common.sort((a, b) => a.parents.size - b.parents.size).map(({ item }) => [item.name, item] as const),
  )
}

const isShared = (item: Item, shared: ReadonlyMap<string, Item>): boolean => {
  const other = shared.get(item.name)
  return other !== undefined && keyOf(other) === keyOf(item)
}

/** A list of fields, and the names of those that are explained elsewhere. */
function list(items: readonly Item[], shared: ReadonlyMap<string, Item>): string[] {
  const common = items.filter((item) => isShared(item, shared))
  const own = items.filter((item) => !common.includes(item)).map((item) => printed(item, shared))
  return [own.join('\n'), common.length > 0 ? `Common fields: ${namesOf(common)}` : ''].filter(
    (text) => text !== '',
  )
}

const namesOf = (items: readonly Item[]): string => items.map(({ name }) => `\`${name}\``).join(', ')

function printed({ text, inner }: Item, shared: ReadonlyMap<string, Item>, indent = ''): string {
  const common = inner.filter((item) => isShared(item, shared))
  const named = common.length > 0 ? ` Common fields: ${namesOf(common)}` : ''
  const own = inner.filter((item) => !common.includes(item))
  return [`${indent}- ${text}${named}`, ...own.map((item) => printed(item, shared, `${indent}  `))].join('\n')
}

/** What a sentence doesn’t say of how a value is written. */
function howWritten({ items, minItems, maxItems, ...field }: FieldSchema): string {
  const { enum: choices, description = '', maxLength = Infinity, ...value } = items ?? field
  const list = items ? ` A list${minItems === maxItems ? ` of ${minItems}` : ''}.` : ''
  if (choices) return `${list} One of: ${value['x-words'] ?? choices.join(', ')}.`
  const isLimited = maxLength <= longestLimit && !description.includes(String(maxLength))
  return `${list}${isLimited ? ` At most ${maxLength} characters.` : ''}`
}

/** The lists of words that have a section of their own. */
function wordListsIn({ properties = {}, items, ...field }: FieldSchema): [name: string, words: unknown[]][] {
  const { 'x-words': name, enum: words } = field
  const own: [string, unknown[]][] = name !== undefined && words ? [[name, words]] : []
  return [...own, ...[...Object.values(properties), ...(items ? [items] : [])].flatMap(wordListsIn)]
}
