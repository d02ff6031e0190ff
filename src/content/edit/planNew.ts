import { frontmatterTemplate, oneLine, type GivenTexts } from '../docs/frontmatterTemplate.ts'
import { fileKinds, type FieldSchema } from '../docs/jsonSchema.ts'
import { isError } from '../model/diagnostic.ts'
import type { Collection, Creation } from '../model/entry.ts'
import type { Registry } from '../model/registry.ts'
import { isValidSlug } from '../parse/filePaths.ts'
import { readFields } from '../parse/readEntry.ts'
import { parseYaml } from '../parse/yaml.ts'
import { isPlaceholder, placeholder } from '../parse/fieldTexts.ts'
import { recordAddresses, urlListFile } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'
import { addressOf, findFile, pathConflict, type ContentIndex } from './findFile.ts'
import type { Decision, PlanError } from './plan.ts'

/** A kind of file that `npm run new` creates. */
type NewKind = Creation & { collection: Collection }

export const newKinds = ({ collections }: Registry): NewKind[] =>
  collections.flatMap((collection) => (collection.creation ? [{ ...collection.creation, collection }] : []))

/** The fields that hold texts or lists of texts, with paths such as `pay.from`, or `services.1.title` in a list. */
const fieldsOf = (
  { properties = {}, required }: FieldSchema,
  before = '',
  isWithin = true,
): { name: string; field: FieldSchema; isRequired: boolean }[] =>
  Object.entries(properties).flatMap(([key, field]) => {
    const [name, isRequired] = [before + key, isWithin && required?.includes(key) === true]
    if (field.properties) return fieldsOf(field, `${name}.`, isRequired)
    if (field.items?.properties) return fieldsOf(field.items, `${name}.1.`, false)
    return field.const === undefined ? [{ name, field, isRequired }] : []
  })

/** The kind that the first words name, in singular or plural, as editors or folders call it or its forms; the rest is a name. */
function splitWords(kinds: readonly NewKind[], words: readonly string[]) {
  const bare = (name: string) => name.toLowerCase().replaceAll(' ', '-').replace(/s$/, '')
  for (const length of [2, 1]) {
    const typed = bare(words.slice(0, length).join(' '))
    for (const kind of kinds) {
      const form = kind.variants?.choices.find(({ word }) => bare(word) === typed)?.word
      if (form !== undefined || [kind.word, kind.collection.name].some((name) => bare(name) === typed))
        return { kind, form, name: words.slice(length).join(' ') }
    }
  }
  return undefined
}

export interface NewOptions {
  /** What to add, such as `practice area`, and perhaps its name. */
  words: readonly string[]
  fields: GivenTexts
  asksForAll?: boolean
  /** The file's name, if not made from the title. */
  file?: string | undefined
  /** The page that this one is below; empty for none. */
  below?: string | undefined
  draft: boolean
}

/** Begins a file with an explanation of every field; what wasn't given is left to be filled in. */
export function planNew(options: NewOptions, index: ContentIndex): Decision {
  const { registry } = index.content
  const { words, draft } = options
  const kinds = newKinds(registry)
  const choices = kinds.map(({ word, collection }) => ({ word, words: collection.noun }))
  if (words.length === 0) return { prompt: { flag: 'what', sentence: 'What do you want to add?', choices } }
  const split = splitWords(kinds, words)
  const known = choices.map(({ word }) => word)
  if (!split) return { error: `The kind "${words[0]}" doesn't exist. ${didYouMean(words[0] ?? '', known)}` }
  const { kind } = split
  const { collection, naming, variants } = kind
  const fields = {
    ...(split.name && { [naming.field]: [split.name] }),
    ...(variants && split.form && { [variants.field]: [split.form] }),
    ...options.fields,
  }
  const textOf = (field = '') => oneLine(fields[field]?.[0])
  const asked = [naming, ...(variants ? [variants] : [])].find(({ field }) => textOf(field) === '')
  if (asked) return { prompt: { ...asked, flag: asked.field } }
  const sentence = 'Which page is it below, such as /about? (Press Enter for none)'
  if (collection.isNested && options.below === undefined)
    return { prompt: { flag: 'below', sentence, suggested: '' } }
  const [name, form] = [textOf(naming.field), textOf(variants?.field)]
  const groups = variants?.choices.map(({ word }) => word) ?? []
  if (variants && !groups.includes(form))
    return { error: `The ${variants.field} "${form}" doesn't exist. ${didYouMean(form, groups)}` }
  const { forms = [] } = fileKinds(registry).find(({ name }) => name === collection.name) ?? {}
  const schema = (forms.find(({ word }) => word === (variants ? form : kind.form)) ?? forms[0])?.fields ?? {}
  const open = fieldsOf(schema)
  const names = [variants?.field ?? [], open.map((field) => field.name)].flat()
  const unknown = Object.keys(fields).find((name) => !names.includes(name.replace(/\.[1-9]\d?\./g, '.1.')))
  if (unknown !== undefined)
    return { error: `"${unknown}" isn't a field of ${collection.noun}. ${didYouMean(unknown, names)}`.trim() }
  const twice = open.find((one) => !one.field.items && (fields[one.name]?.length ?? 0) > 1)
  if (twice) return { error: `"${twice.name}" takes one text. Set it once.` }
  const target = targetOf(kind, name, options, index)
  if ('error' in target) return target
  const others = index.tree.files.filter(({ path }) => path.startsWith(`${collection.name}/`))
  const given = { name, form, today: index.today, others: others.map(({ text }) => text) }
  const typed = { ...fields, [naming.field]: [name] }
  const texts: GivenTexts = { ...kind.defaults?.(given), ...typed, ...(draft && { draft: ['true'] }) }
  const next = open.find((one) => one.isRequired && !one.field.enum && !(one.name in texts))
  const question = `${next?.field.description} (Press Enter to fill it in later)`
  if (options.asksForAll && next) return { prompt: { flag: next.name, sentence: question, suggested: '' } }
  const hint = '# Lines such as "# order:" are off. To use them, delete the # and the space.'
  const lines = frontmatterTemplate(schema, texts)
  const text = ['---', hint, ...lines, '---', '', ...kind.body, placeholder, ''].join('\n')
  const { yaml } = parseYaml(target.file, lines.join('\n'))
  const { problems } = readFields({ ...target, registry, type: collection, schema: collection.schema, yaml })
  const wrong = problems.find((problem) => isError(problem) && problem.rule !== 'blank')
  if (wrong) return { error: `${wrong.message} ${wrong.fix}` }
  const isLive = texts['draft']?.[0] !== 'true' && !fields['publishOn'] && !isPlaceholder(name)
  const { urlList } = index.tree
  const pages = isLive && target.address !== '' ? [target.address] : []
  const { added, text: list } = recordAddresses(urlList, pages)
  const blanks = text.replace(/^ *#.*/gm, '').split(placeholder).length - 1
  const rest = blanks === 1 ? 'it' : `all ${blanks}`
  const recorded = added.map(() => ({ from: urlList?.path, to: urlListFile, text: list }))
  return {
    changes: [{ to: target.file, text }, ...recorded],
    notes: [`Replace each "${placeholder}": npm run check lists ${rest}.`, kind.note ?? []].flat(),
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
