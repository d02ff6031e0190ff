import { stringify } from 'yaml'
import { frontmatterTemplate } from '../docs/frontmatterTemplate.ts'
import { entriesOf } from '../model/content.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { isReservedName, isSoundSlug } from '../parse/filePaths.ts'
import { isPlaceholder, placeholder } from '../parse/fieldTexts.ts'
import { getUnpublishedReason } from '../publish/publishState.ts'
import { validateUrl } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { counted } from '../text/plural.ts'
import { slugOf } from '../text/slugOf.ts'
import { pathsOf, type ContentIndex } from './indexContent.ts'
import { flaggable, newFields, newKinds, type NewKind } from './newKinds.ts'
import type { NeedsInput, Plan, PlanError } from './plan.ts'
import { resolveEntry } from './resolveEntry.ts'
import { updateAddresses } from './updateAddresses.ts'

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

/** Begins a file with an explanation of every field; what wasn't given is left to be filled in. */
export function planNew(options: NewOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const { registry } = index.content
  const kind = kindOf(options.kind, index)
  if (!('naming' in kind)) return kind
  const question = firstQuestion(kind, options)
  if (question) return question
  const { variants, collection } = kind
  const given = (field: string) => options.fields[field]?.[0]?.trim().replace(/\s+/g, ' ') ?? ''
  const form = variants && given(variants.field)
  const words = variants?.choices.map(({ word }) => word) ?? []
  if (form !== undefined && !words.includes(form))
    return { error: `There is no ${variants?.field} "${form}". ${didYouMean(form, words)}` }
  const known = [...flaggable(newFields(registry, kind, form)), ...(variants ? [variants.field] : [])]
  const unknown = Object.keys(options.fields).find((field) => !known.includes(field))
  if (unknown !== undefined)
    return { error: `${collection.noun} has no field "${unknown}". ${didYouMean(unknown, known)}`.trim() }
  const name = given(kind.naming.field)
  const target = targetOf(kind, name, options, index)
  if ('error' in target) return target
  const { text, isLive } = newText({ kind, form, name, options }, index)
  const isListed = target.address !== undefined && isLive && !isPlaceholder(name)
  const list = updateAddresses(index, {
    pages: isListed && target.address !== undefined ? [target.address] : [],
    redirects: new Map(),
    newTarget: () => undefined,
  })
  return {
    changes: [{ kind: 'create', path: target.file, text }, ...list.changes],
    done: list.done,
    todo: [],
    notes: [
      `Fill in what says ${placeholder}: ${counted(text.split(placeholder).length - 1, 'place')}. npm run check lists them.`,
      ...(isLive ? [] : ['The page is not live yet.']),
      ...(kind.note === undefined ? [] : [kind.note]),
    ],
  }
}

function kindOf(typed: string | undefined, index: ContentIndex): NewKind | PlanError | NeedsInput {
  const kinds = newKinds(index.content.registry)
  const wanted = typed?.trim().toLowerCase().replaceAll(' ', '-') ?? ''
  const kind = kinds.find(({ word, otherWords }) => word === wanted || otherWords.test(wanted))
  if (kind) return kind
  const choices = kinds.map(({ word, collection }) => ({ word, words: collection.noun }))
  if (wanted === '') return { prompt: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  const words = choices.map(({ word }) => word)
  return { error: `There is no kind "${typed}". ${didYouMean(wanted, words)}` }
}

function firstQuestion(
  { naming, variants, collection }: NewKind,
  { fields, below }: NewOptions,
): NeedsInput | undefined {
  const isMissing = (field: string) => (fields[field]?.[0]?.trim() ?? '') === ''
  if (isMissing(naming.field)) return { prompt: { flag: naming.field, sentence: naming.sentence } }
  if (variants && isMissing(variants.field))
    return { prompt: { flag: variants.field, sentence: variants.sentence, choices: variants.choices } }
  const sentence = 'Which page is it below, such as /about? (Press Enter for none)'
  return collection.isNested && below === undefined
    ? { prompt: { flag: 'below', sentence, suggested: '' } }
    : undefined
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
    const why = isReservedName(part) ? 'Windows reserves that name' : 'use a to z, digits and single hyphens'
    return { error: `"${wanted ?? name}" can't be a file name: ${why}. Add, for example, --file ${free}.` }
  }
  const isBelow = !['', '/'].includes(below.trim())
  const above = isBelow ? resolveEntry(below, index) : undefined
  if (above && 'error' in above) return { ...above, flag: 'below' }
  if (above && (!collection.isNested || above.known.collection !== collection || above.known.address === '/'))
    return {
      error: `${collection.noun} can't be below ${above.known.name}. Leave out --below.`,
      flag: 'below',
    }
  const slug = above ? `${above.known.slug}/${part}` : part
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

interface Beginning {
  kind: NewKind
  form: string | undefined
  name: string
  options: NewOptions
}

function newText(
  { kind, form, name, options }: Beginning,
  index: ContentIndex,
): { text: string; isLive: boolean } {
  const { registry } = index.content
  const given: Readonly<Record<string, readonly string[]>> = {
    ...lastPlace(kind, form, index),
    ...kind.known?.({ name, form, today: index.today }),
    ...options.fields,
    [kind.naming.field]: [name],
    ...(options.draft && { draft: ['true'] }),
  }
  const keyOf = (path: FieldPath) => path.join('.')
  const fields = frontmatterTemplate(newFields(registry, kind, form), {
    plain: (text) => text,
    isWanted: (path) =>
      Object.keys(given).some((key) => key === keyOf(path) || key.startsWith(`${keyOf(path)}.`)) ||
      (kind.neededField?.form === form && path[0] === kind.neededField?.field) ||
      // A photograph needs words for people who can't see it.
      (keyOf(path) === 'portraitAlt' && given['portrait'] !== undefined),
    items: (path) => given[keyOf(path)]?.length,
    value: (path) => {
      const last = path.at(-1)
      const texts = given[keyOf(typeof last === 'number' ? path.slice(0, -1) : path)]
      const text = texts?.[typeof last === 'number' ? last : 0]?.trim().replace(/\s+/g, ' ')
      return stringify(text || placeholder, { schema: 'failsafe', lineWidth: 0 }).trimEnd()
    },
  })
  const off = fields.find((line) => /^# \w+:$/.test(line))
  const hint = `# A line such as "${off}" is switched off. To use it, delete the # and the space.`
  const text = [
    '---',
    ...(off === undefined ? [] : [hint]),
    ...fields,
    '---',
    '',
    ...kind.body,
    placeholder,
    '',
  ]
  const shown = {
    draft: given['draft']?.[0] === 'true',
    publishOn: given['publishOn']?.[0],
    expiresOn: given['expiresOn']?.[0],
  }
  return { text: text.join('\n'), isLive: getUnpublishedReason(shown, index.today) === undefined }
}

/** A new file comes last in a list in which every file has a number. */
function lastPlace(
  { collection, neededField }: NewKind,
  form: string | undefined,
  { content }: ContentIndex,
): Record<string, string[]> {
  const listing = content.registry.kinds.find(
    ({ lists }) =>
      lists?.collection === collection && lists.where.is !== undefined && lists.where.is === form,
  )?.lists
  const field = neededField?.form === form ? neededField?.order : (listing?.order.join('.') ?? 'order')
  if (field === undefined || (field === 'order' && !listing && collection.list === undefined)) return {}
  const files = entriesOf(content, collection).filter(
    ({ data }) => !listing || valueAt(data, [listing.where.field]) === form,
  )
  const numbers = files.flatMap(({ data }) => valueAt(data, field.split('.')) ?? [])
  // People without numbers are sorted by their family names.
  if (listing && numbers.length < files.length) return {}
  return { [field]: [String(Math.max(0, ...numbers.map(Number)) + 1)] }
}
