import { frontmatterTemplate, oneLine, type GivenTexts } from '../docs/frontmatterTemplate.ts'
import { fileKinds, type FieldSchema } from '../docs/jsonSchema.ts'
import type { Collection, Creation } from '../model/contentType.ts'
import type { Registry } from '../model/registry.ts'
import { isValidSlug } from '../parse/filePaths.ts'
import { isPlaceholder, placeholder } from '../parse/fieldTexts.ts'
import { recordAddresses, urlListFile } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'
import { addressOf, findFile, pathConflict, type ContentIndex } from './findFile.ts'
import type { Decision, PlanError } from './plan.ts'

/** A kind of file that `npm run new` creates. */
export type NewKind = Creation & { collection: Collection }

export const newKinds = ({ collections }: Registry): NewKind[] =>
  collections.flatMap((collection) => (collection.creation ? [{ ...collection.creation, collection }] : []))

const formsOf = (registry: Registry, { collection }: NewKind) =>
  fileKinds(registry).find(({ name }) => name === collection.name)?.forms ?? []

/** The fields that a flag can fill: texts and lists of texts, by their paths, such as `pay.from`. */
const flagsOf = ({ properties = {} }: FieldSchema, before = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (field.properties) return flagsOf(field, `${before}${name}.`)
    return field.items?.properties || field.const !== undefined ? [] : [before + name]
  })

/** Every field that some kind takes as a flag. */
export const allFieldFlags = (registry: Registry): string[] =>
  newKinds(registry).flatMap((kind) => [
    ...(kind.variants ? [kind.variants.field] : []),
    ...formsOf(registry, kind).flatMap(({ fields }) => flagsOf(fields)),
  ])

export interface NewOptions {
  /** `person`, `practice-area`, `role`, `legal-page` or `page`. */
  kind?: string | undefined
  fields: GivenTexts
  /** The file's name, if not made from the title. */
  file?: string | undefined
  /** The page that this one is below; empty for none. */
  below?: string | undefined
  draft: boolean
}

/** Begins a file with an explanation of every field; what wasn't given is left to be filled in. */
export function planNew(options: NewOptions, index: ContentIndex): Decision {
  const { registry } = index.content
  const { fields, draft, kind: typed = '' } = options
  const kinds = newKinds(registry)
  const choices = kinds.map(({ word, collection }) => ({ word, words: collection.noun }))
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '-')
  const kind = kinds.find(({ word }) => word === wanted)
  if (wanted === '') return { prompt: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  const words = choices.map(({ word }) => word)
  if (!kind) return { error: `The kind "${typed}" doesn't exist. ${didYouMean(wanted, words)}` }
  const { collection, naming, variants } = kind
  const given = (field = '') => oneLine(fields[field]?.[0])
  const asked = [naming, ...(variants ? [variants] : [])].find(({ field }) => given(field) === '')
  if (asked) return { prompt: { ...asked, flag: asked.field } }
  const sentence = 'Which page is it below, such as /about? (Press Enter for none)'
  if (collection.isNested && options.below === undefined)
    return { prompt: { flag: 'below', sentence, suggested: '' } }
  const [name, form] = [given(naming.field), given(variants?.field)]
  const groups = variants?.choices.map(({ word }) => word) ?? []
  if (variants && !groups.includes(form))
    return { error: `The ${variants.field} "${form}" doesn't exist. ${didYouMean(form, groups)}` }
  const forms = formsOf(registry, kind)
  const offered = variants ? form : registry.kinds.find(({ isOffered }) => isOffered)?.name
  const schema = (forms.find(({ word }) => word === offered) ?? forms[0])?.fields ?? {}
  const flags = [variants?.field ?? [], flagsOf(schema)].flat()
  const unknown = Object.keys(fields).find((field) => !flags.includes(field))
  if (unknown !== undefined)
    return { error: `"${unknown}" isn't a field of ${collection.noun}. ${didYouMean(unknown, flags)}`.trim() }
  const target = targetOf(kind, name, options, index)
  if ('error' in target) return target
  const defaults = kind.defaults?.({ name, form, today: index.today })
  const texts = { ...defaults, ...fields, [naming.field]: [name], ...(draft && { draft: ['true'] }) }
  const hint = '# A line such as "# order:" is off. To use it, delete the # and the space.'
  const lines = ['---', hint, ...frontmatterTemplate(schema, texts), '---', '', ...kind.body, placeholder, '']
  const text = lines.join('\n')
  const isLive = !draft && !fields['publishOn'] && !isPlaceholder(name)
  const { urlList } = index.tree
  const pages = isLive && target.address !== '' ? [target.address] : []
  const { added, text: list } = recordAddresses(urlList, pages)
  const blanks = text.split(placeholder).length - 1
  return {
    changes: [
      { to: target.file, text },
      added.map(() => ({ from: urlList?.path, to: urlListFile, text: list })),
    ].flat(),
    notes: [`Replace each "${placeholder}": npm run check lists all ${blanks}.`, kind.note ?? []].flat(),
  }
}

/** The path of the new file, and its address if it has one. */
function targetOf(
  { collection, word }: NewKind,
  name: string,
  { file: wanted, below = '' }: NewOptions,
  index: ContentIndex,
): { file: string; address: string } | PlanError {
  const part = wanted?.trim().replace(/\.mdx$/, '') ?? slugOf(isPlaceholder(name) ? `new-${word}` : name)
  if (!isValidSlug(part, {})) {
    const free = [slugOf(part), `${word}-${slugOf(part) || 'one'}`].find((one) => isValidSlug(one, {}))
    return { error: `"${wanted ?? name}" can't be a file name. Add another one, such as --file ${free}.` }
  }
  const above = ['', '/'].includes(below.trim()) ? undefined : findFile(below, index)
  if (above && 'error' in above) return above
  if (above && (above.collection !== collection || !collection.isNested || above.address === '/'))
    return { error: `${above.name} can't have ${collection.noun} below it. Leave out --below.` }
  const slug = above ? `${above.slug}/${part}` : part
  const file = `${collection.name}/${slug}.mdx`
  const wrong = pathConflict(file, collection, index)
  if (wrong !== undefined) return { error: `${wrong} Choose another name, such as --file ${part}-2.` }
  return { file, address: addressOf(collection, file) }
}
