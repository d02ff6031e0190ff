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

/** What people call the kinds besides: the names of folders, and of what is in them. */
const otherWords = [
  {
    typed: /^(?:attorneys?|lawyers?|people|persons|partners?|associates?|counsels?|staff|leaders?)$/i,
    word: 'person',
  },
  { typed: /^(?:practices?|practice[- ]areas|areas?)$/i, word: 'practice-area' },
  { typed: /^(?:jobs?|roles|openings?|positions?|vacanc(?:y|ies)|careers?)$/i, word: 'role' },
  { typed: /^(?:legal|legal[- ]pages|polic(?:y|ies))$/i, word: 'legal-page' },
  { typed: /^pages$/i, word: 'page' },
] as const

/** Asks for the kind, or names the nearest to what was typed. */
export function resolveKind(typed: string | undefined): PlanError | NeedsInput {
  const words = newKinds.map(({ word }) => word)
  if (typed === undefined || typed.trim() === '') {
    const choices = newKinds.map(({ word, words: meaning }) => ({ word, words: meaning }))
    return { prompt: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  }
  const meant = otherWords.find((entry) => entry.typed.test(typed.trim()))?.word
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
  if (collection !== 'pages' || below !== undefined) return undefined
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
  kind: NewKind,
  form: string | undefined,
  { fields, below }: NewOptions,
): string | undefined {
  const { variants } = kind
  if (variants && !variants.choices.some(({ word }) => word === form)) {
    const words = variants.choices.map(({ word }) => word)
    return `The field "${variants.field}" does not know "${form ?? ''}". ${didYouMean(form ?? '', words)}`
  }
  if (below !== undefined && below !== '' && kind.collection !== 'pages')
    return `Only a page can stand below another one. Leave out --below.`
  const known = [...flaggable(newFields(kind, form)), ...(variants ? [variants.field] : [])]
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  return unknown === undefined
    ? undefined
    : `${form === undefined ? kind.words : `${kind.words} of the kind "${form}"`} has no field "${unknown}". ${didYouMean(unknown, known)}`
        .replace(/^a/, 'A')
        .trim()
}

/** A reference of the wish to a practice area that is not there. */
export function wrongReference(
  kind: NewKind,
  form: string | undefined,
  { wish, survey }: { wish: NewOptions; survey: ContentIndex },
): string | undefined {
  const { properties = {} } = newFields(kind, form)
  const areas = survey.content.slugs['practice-areas']
  for (const [name, field] of Object.entries(properties)) {
    if ((field.items ?? field)['x-points-at'] !== 'practice-areas') continue
    const wrong = wish.fields[name]?.find((slug) => !areas.includes(slug))
    if (wrong === undefined) continue
    const close = closestMatch(wrong, areas)
    return `There is no practice area "${wrong}". ${close === undefined ? `There are: ${areas.join(', ')}.` : `Did you mean "${close}"?`}`
  }
  return undefined
}
