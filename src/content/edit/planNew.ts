import { stringify } from 'yaml'
import { frontmatterTemplate } from '../docs/frontmatterTemplate.ts'
import { fileKinds, type FieldSchema } from '../docs/jsonSchema.ts'
import type { Collection, Creation } from '../model/contentType.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import type { Registry } from '../model/registry.ts'
import { isSoundSlug } from '../parse/filePaths.ts'
import { isPlaceholder, placeholder } from '../parse/fieldTexts.ts'
import { validateUrl } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'
import { findFile, pathsOf, type ContentIndex } from './findFile.ts'
import type { NeedsInput, Plan, PlanError } from './plan.ts'
import { recordedIn } from './references.ts'

/** A kind of file that `npm run new` begins. */
export interface NewKind extends Creation {
  collection: Collection
}

export const newKinds = ({ pages, collections }: Registry): NewKind[] =>
  [...collections.filter((collection) => collection !== pages), pages].flatMap((collection) =>
    collection.creation ? [{ ...collection.creation, collection }] : [],
  )

/** The fields of a new file. @param form the word that tells the forms of a kind apart: `partner` */
function newFields(registry: Registry, kind: NewKind, form: string | undefined): FieldSchema {
  const wanted = kind.variants ? form : registry.kinds.find(({ isOffered }) => isOffered)?.name
  const forms = fileKinds(registry).find(({ name }) => name === kind.collection.name)?.forms ?? []
  return (forms.find(({ word }) => word === wanted) ?? forms[0])?.fields ?? {}
}

/** The fields that a flag can fill: texts and lists of texts, by their paths, such as `pay.from`. */
const flaggable = ({ properties = {} }: FieldSchema, before = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (field.properties) return flaggable(field, `${before}${name}.`)
    return field.items?.properties || field.const !== undefined ? [] : [before + name]
  })

/** The fields of a kind that are flags. */
const flagsOf = (registry: Registry, kind: NewKind, form: string | undefined): string[] => [
  ...(kind.variants ? [kind.variants.field] : []),
  ...flaggable(newFields(registry, kind, form)),
]

/** Every field that some kind takes as a flag. */
export const allFieldFlags = (registry: Registry): string[] =>
  newKinds(registry).flatMap((kind) =>
    (kind.variants?.choices ?? [{ word: '' }]).flatMap(({ word }) => flagsOf(registry, kind, word)),
  )

type Fields = Readonly<Record<string, readonly string[]>>

export interface NewOptions {
  /** `person`, `practice-area`, `role`, `legal-page` or `page`. */
  kind?: string | undefined
  /** Texts by the paths of their fields: `name`, `pay.from`; a list may have several. */
  fields: Fields
  /** The file's name, if not made from the title. */
  file?: string | undefined
  /** The page that this one is below; empty for none. */
  below?: string | undefined
  draft: boolean
}

const oneLine = (text = ''): string => text.trim().replace(/\s+/g, ' ')

/** Begins a file with an explanation of every field; what wasn't given is left to be filled in. */
export function planNew(options: NewOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const { registry } = index.content
  const { fields, draft } = options
  const kinds = newKinds(registry)
  const wanted = options.kind?.trim().toLowerCase().replaceAll(' ', '-') ?? ''
  const kind = kinds.find(({ word }) => word === wanted)
  const choices = kinds.map(({ word, collection }) => ({ word, words: collection.noun }))
  if (wanted === '') return { prompt: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  const [words, typed] = [choices.map(({ word }) => word), options.kind ?? '']
  if (!kind) return { error: `There is no kind "${typed}". ${didYouMean(wanted, words)}` }
  const { collection, naming, variants } = kind
  const name = oneLine(fields[naming.field]?.[0])
  if (name === '') return { prompt: { ...naming, flag: naming.field } }
  const form = variants && oneLine(fields[variants.field]?.[0])
  if (variants && form === '') return { prompt: { ...variants, flag: variants.field } }
  const sentence = 'Which page is it below, such as /about? (Press Enter for none)'
  if (collection.isNested && options.below === undefined)
    return { prompt: { flag: 'below', sentence, suggested: '' } }
  const forms = variants?.choices.map(({ word }) => word) ?? []
  if (form !== undefined && !forms.includes(form))
    return { error: `There is no ${variants?.field} "${form}". ${didYouMean(form, forms)}` }
  const flags = flagsOf(registry, kind, form)
  const unknown = Object.keys(fields).find((field) => !flags.includes(field))
  if (unknown !== undefined)
    return { error: `${collection.noun} has no field "${unknown}". ${didYouMean(unknown, flags)}`.trim() }
  const target = targetOf(kind, name, options, index)
  if ('error' in target) return target
  const known = kind.known?.({ name, form, today: index.today })
  const given = { ...known, ...fields, [naming.field]: [name], ...(draft && { draft: ['true'] }) }
  const text = newText(kind, form, given, registry)
  const isLive = !draft && !fields['publishOn'] && !isPlaceholder(name)
  const pages = isLive && target.address !== undefined ? [target.address] : []
  return {
    changes: [{ to: target.file, text }, ...recordedIn(index.tree.urlList, pages)],
    notes: [
      `Fill in what says ${placeholder}: ${text.split(placeholder).length - 1} places. npm run check lists them.`,
      ...(kind.note === undefined ? [] : [kind.note]),
    ],
  }
}

/** The path of the new file, and its address. */
function targetOf(
  { collection, word }: NewKind,
  name: string,
  { file: wanted, below = '' }: NewOptions,
  index: ContentIndex,
): { file: string; address: string | undefined } | PlanError {
  const part = wanted?.trim().replace(/\.mdx$/, '') ?? slugOf(isPlaceholder(name) ? `new-${word}` : name)
  if (!isSoundSlug(part, {})) {
    const sound = slugOf(wanted ?? name)
    const free = isSoundSlug(sound, {}) ? sound : `${word}-${sound || 'one'}`
    return { error: `"${wanted ?? name}" can't be a file name. Add, for example, --file ${free}.` }
  }
  const above = ['', '/'].includes(below.trim()) ? undefined : findFile(below, index)
  if (above && 'error' in above) return { ...above, flag: 'below' }
  if (above && (!collection.isNested || above.collection !== collection || above.address === '/'))
    return { error: `${collection.noun} can't be below ${above.name}. Leave out --below.`, flag: 'below' }
  const slug = above ? `${above.slug}/${part}` : part
  const file = `${collection.name}/${slug}.mdx`
  const address = collection.base === undefined ? undefined : `${collection.base}/${slug}`
  const wrong = address === undefined ? undefined : validateUrl(address)
  if (wrong) return { error: `${wrong.message} Choose another name with --file.` }
  const taken =
    pathsOf(index).find((path) => path.toLowerCase() === file) ??
    index.known.find((other) => address !== undefined && other.address === address)?.file
  if (taken === undefined) return { file, address }
  return { error: `There is ${taken} already. Choose another name with --file, such as --file ${part}-2.` }
}

function newText(kind: NewKind, form: string | undefined, given: Fields, registry: Registry): string {
  const keyOf = (path: FieldPath) => path.join('.')
  const fields = frontmatterTemplate(newFields(registry, kind, form), {
    isWanted: (path) =>
      Object.keys(given).some((key) => `${key}.`.startsWith(`${keyOf(path)}.`)) ||
      (kind.neededField?.form === form && path[0] === kind.neededField?.field),
    items: (path) => given[keyOf(path)]?.length,
    value: (path) => {
      const last = path.at(-1)
      const isItem = typeof last === 'number'
      const text = given[keyOf(isItem ? path.slice(0, -1) : path)]?.[isItem ? last : 0]
      return stringify(oneLine(text) || placeholder, { schema: 'failsafe', lineWidth: 0 }).trimEnd()
    },
  })
  const hint = '# A line such as "# order:" is switched off. To use it, delete the # and the space.'
  return ['---', hint, ...fields, '---', '', ...kind.body, placeholder, ''].join('\n')
}
