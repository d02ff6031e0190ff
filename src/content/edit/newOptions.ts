import { slugsOf } from '../model/content.ts'
import { collectionOf, type Registry } from '../model/registry.ts'
import { capitalize } from '../text/capitalize.ts'
import { closestMatch, didYouMean } from '../text/closestMatch.ts'
import type { PlanError } from './resolveEntry.ts'
import { flaggable, newFields, newKinds, type NewKind } from './newKinds.ts'
import type { NeedsInput, Prompt } from './needsInput.ts'
import type { ContentIndex } from './indexContent.ts'

/** A new file as somebody wishes it. */
export interface NewOptions {
  /** `person`, `practice-area`, `role`, `legal-page` or `page`. */
  kind?: string | undefined
  /** Texts for fields, by their ways: `name`, `pay.from`; a list may have several. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The file’s name, when it is to be another than its title’s. */
  file?: string | undefined
  /** The page below which a page stands; empty for none. */
  below?: string | undefined
  draft: boolean
}

/** Asks for the kind, or names the nearest to what was typed. */
export function resolveKind(registry: Registry, typed: string | undefined): PlanError | NeedsInput {
  const kinds = newKinds(registry)
  const words = kinds.map(({ word }) => word)
  if (typed === undefined || typed.trim() === '') {
    const choices = kinds.map(({ word, collection }) => ({ word, words: collection.noun }))
    return { prompt: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  }
  const meant = kinds.find(({ otherWords }) => otherWords.test(typed.trim()))?.word
  return {
    error: `There is no kind "${typed}". ${meant === undefined ? didYouMean(typed, words) : `Did you mean "${meant}"?`}`,
  }
}

/** What must be known first. */
export function firstMissingOption(
  { naming, variants, collection }: NewKind,
  { fields, below }: NewOptions,
): NeedsInput | undefined {
  const given = (field: string) => (fields[field]?.[0]?.trim() ?? '') !== ''
  if (!given(naming.field)) return { prompt: { flag: naming.field, sentence: naming.sentence } }
  if (variants && !given(variants.field))
    return { prompt: { flag: variants.field, sentence: variants.sentence, choices: variants.choices } }
  if (!collection.isNested || below !== undefined) return undefined
  const prompt: Prompt = {
    flag: 'below',
    sentence: 'Below which page does it stand, for example /about? (Press Enter for none)',
    suggested: '',
    isOptional: true,
  }
  return { prompt }
}

/** What cannot be wished of this kind. */
export function validateNewOptions(
  registry: Registry,
  kind: NewKind,
  form: string | undefined,
  { fields, below }: NewOptions,
): string | undefined {
  const { variants } = kind
  if (variants && !variants.choices.some(({ word }) => word === form)) {
    const words = variants.choices.map(({ word }) => word)
    return `The field "${variants.field}" does not know "${form ?? ''}". ${didYouMean(form ?? '', words)}`
  }
  if (below !== undefined && below !== '' && !kind.collection.isNested)
    return `Only a page can stand below another one. Leave out --below.`
  const known = [...flaggable(newFields(registry, kind, form)), ...(variants ? [variants.field] : [])]
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  return unknown === undefined
    ? undefined
    : `${capitalize(kind.collection.noun)}${form === undefined ? '' : ` of the kind "${form}"`} has no field "${unknown}". ${didYouMean(unknown, known)}`.trim()
}

/** A reference of the wish to a file that is not there. */
export function wrongReference(
  kind: NewKind,
  form: string | undefined,
  { wish, survey: { content } }: { wish: NewOptions; survey: ContentIndex },
): string | undefined {
  const { properties = {} } = newFields(content.registry, kind, form)
  for (const [name, field] of Object.entries(properties)) {
    const collection = collectionOf(content.registry, (field.items ?? field)['x-points-at'] ?? '')
    if (collection === undefined) continue
    const known = slugsOf(content, collection)
    const wrong = wish.fields[name]?.find((slug) => !known.includes(slug))
    if (wrong === undefined) continue
    const close = closestMatch(wrong, known)
    return `There is no ${collection.title.toLowerCase()} "${wrong}". ${close === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${close}"?`}`
  }
  return undefined
}
