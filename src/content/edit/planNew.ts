import { stringify } from 'yaml'
import { frontmatterTemplate } from '../docs/frontmatterTemplate.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import { isSoundSlug } from '../parse/filePaths.ts'
import { isPlaceholder, placeholder } from '../parse/fieldTexts.ts'
import { getUnpublishedReason } from '../publish/publishState.ts'
import { validateUrl } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { counted } from '../text/plural.ts'
import { slugOf } from '../text/slugOf.ts'
import { pathsOf, resolveEntry, type ContentIndex } from './contentIndex.ts'
import { flaggable, newFields, newKinds, type NewKind } from './newKinds.ts'
import type { NeedsInput, Plan, PlanError, Prompt } from './plan.ts'
import { updateAddresses } from './updateReferences.ts'

export interface NewOptions {
  /** `person`, `practice-area`, `role`, `legal-page` or `page`. */
  kind?: string | undefined
  /** Texts by the paths of their fields: `name`, `pay.from`; a list may have several. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The file's name, if not made from the title. */
  file?: string | undefined
  /** The page that this one is below; empty for none. */
  below?: string | undefined
  draft: boolean
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Begins a file with an explanation of every field; what wasn't given is left to be filled in. */
export function planNew(options: NewOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const { registry } = index.content
  const kinds = newKinds(registry)
  const wanted = options.kind?.trim().toLowerCase().replaceAll(' ', '-') ?? ''
  const kind = kinds.find(({ word, otherWords }) => word === wanted || otherWords.test(wanted))
  const choices = kinds.map(({ word, collection }) => ({ word, words: collection.noun }))
  if (wanted === '') return { prompt: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  if (kind === undefined) {
    const hint = didYouMean(
      wanted,
      kinds.map(({ word }) => word),
    )
    return { error: `There is no kind "${options.kind}". ${hint}` }
  }
  const prompt = firstQuestion(kind, options)
  if (prompt) return { prompt }
  const { variants, collection } = kind
  const form = variants && oneLine(options.fields[variants.field]?.[0] ?? '')
  const words = variants?.choices.map(({ word }) => word) ?? []
  if (form !== undefined && !words.includes(form))
    return { error: `There is no ${variants?.field} "${form}". ${didYouMean(form, words)}` }
  const known = [...flaggable(newFields(registry, kind, form)), ...(variants ? [variants.field] : [])]
  const unknown = Object.keys(options.fields).find((field) => !known.includes(field))
  if (unknown !== undefined)
    return { error: `${collection.noun} has no field "${unknown}". ${didYouMean(unknown, known)}`.trim() }
  const name = oneLine(options.fields[kind.naming.field]?.[0] ?? '')
  const target = targetOf(kind, name, options, index)
  if ('error' in target) return target
  const given: Given = {
    ...kind.known?.({ name, form, today: index.today }),
    ...options.fields,
    [kind.naming.field]: [name],
    ...(options.draft && { draft: ['true'] }),
  }
  const text = newText(kind, form, given, index)
  const [publishOn] = given['publishOn'] ?? []
  const [expiresOn] = given['expiresOn'] ?? []
  const draft = given['draft']?.[0] === 'true'
  const isLive = getUnpublishedReason({ draft, publishOn, expiresOn }, index.today) === undefined
  const isListed = target.address !== undefined && isLive && !isPlaceholder(name)
  const list = updateAddresses(index, isListed && target.address !== undefined ? [target.address] : [])
  const count = counted(text.split(placeholder).length - 1, 'place')
  return {
    changes: [{ kind: 'create', path: target.file, text }, ...list.changes],
    done: list.done,
    todo: [],
    notes: [
      `Fill in what says ${placeholder}: ${count}. npm run check lists them.`,
      ...(isLive ? [] : ['The page is not live yet.']),
      ...(kind.note === undefined ? [] : [kind.note]),
    ],
  }
}

function firstQuestion(
  { naming, variants, collection }: NewKind,
  { fields, below }: NewOptions,
): Prompt | undefined {
  const isMissing = (field: string) => (fields[field]?.[0]?.trim() ?? '') === ''
  if (isMissing(naming.field)) return { flag: naming.field, sentence: naming.sentence }
  if (variants && isMissing(variants.field))
    return { flag: variants.field, sentence: variants.sentence, choices: variants.choices }
  if (!collection.isNested || below !== undefined) return undefined
  return {
    flag: 'below',
    sentence: 'Which page is it below, such as /about? (Press Enter for none)',
    suggested: '',
  }
}

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
  const above = ['', '/'].includes(below.trim()) ? undefined : resolveEntry(below, index)
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
  return taken === undefined
    ? { file, address }
    : { error: `There is ${taken} already. Choose another name with --file, such as --file ${part}-2.` }
}

type Given = Readonly<Record<string, readonly string[]>>

function newText(kind: NewKind, form: string | undefined, given: Given, { content }: ContentIndex): string {
  const keyOf = (path: FieldPath) => path.join('.')
  const fields = frontmatterTemplate(newFields(content.registry, kind, form), {
    isWanted: (path) =>
      Object.keys(given).some((key) => `${key}.`.startsWith(`${keyOf(path)}.`)) ||
      (kind.neededField?.form === form && path[0] === kind.neededField?.field) ||
      // A photograph needs words for people who can't see it.
      (keyOf(path) === 'portraitAlt' && given['portrait'] !== undefined),
    items: (path) => given[keyOf(path)]?.length,
    value: (path) => {
      const last = path.at(-1)
      const isItem = typeof last === 'number'
      const text = given[keyOf(isItem ? path.slice(0, -1) : path)]?.[isItem ? last : 0] ?? ''
      return stringify(oneLine(text) || placeholder, { schema: 'failsafe', lineWidth: 0 }).trimEnd()
    },
  })
  const off = fields.find((line) => /^# \w+:$/.test(line))
  const hint = `# A line such as "${off}" is switched off. To use it, delete the # and the space.`
  return ['---', ...(off ? [hint] : []), ...fields, '---', '', ...kind.body, placeholder, ''].join('\n')
}
