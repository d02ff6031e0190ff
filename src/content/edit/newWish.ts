import { nearest, suggestion } from '../text/nearest.ts'
import type { Refusal } from './findTarget.ts'
import { flaggable, newFields, newKinds, type NewKind } from './newKinds.ts'
import type { Asking, Question } from './question.ts'
import type { Survey } from './survey.ts'

/** A new file as somebody wishes it. */
export interface NewWish {
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
export function kindOrAsk(typed: string | undefined): Refusal | Asking {
  const words = newKinds.map(({ word }) => word)
  if (typed === undefined || typed.trim() === '') {
    const choices = newKinds.map(({ word, words: meaning }) => ({ word, words: meaning }))
    return { asks: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  }
  const meant = otherWords.find((entry) => entry.typed.test(typed.trim()))?.word
  return {
    refused: `There is no kind "${typed}". ${meant === undefined ? suggestion(typed, words) : `Did you mean "${meant}"?`}`,
  }
}

/** What must be known first. */
export function missing(
  { naming, forms, collection }: NewKind,
  { fields, below }: NewWish,
): Asking | undefined {
  const given = (field: string) => (fields[field]?.[0]?.trim() ?? '') !== ''
  if (!given(naming.field)) return { asks: { flag: naming.field, sentence: naming.sentence } }
  if (forms && !given(forms.field))
    return { asks: { flag: forms.field, sentence: forms.sentence, choices: forms.choices } }
  if (collection !== 'pages' || below !== undefined) return undefined
  const asks: Question = {
    flag: 'below',
    sentence: 'Below which page does it stand, for example /about? (Press Enter for none)',
    suggested: '',
    isOptional: true,
  }
  return { asks }
}

/** What cannot be wished of this kind. */
export function wrongWish(
  kind: NewKind,
  form: string | undefined,
  { fields, below }: NewWish,
): string | undefined {
  const { forms } = kind
  if (forms && !forms.choices.some(({ word }) => word === form)) {
    const words = forms.choices.map(({ word }) => word)
    return `The field "${forms.field}" does not know "${form ?? ''}". ${suggestion(form ?? '', words)}`
  }
  if (below !== undefined && below !== '' && kind.collection !== 'pages')
    return `Only a page can stand below another one. Leave out --below.`
  const known = [...flaggable(newFields(kind, form)), ...(forms ? [forms.field] : [])]
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  return unknown === undefined
    ? undefined
    : `${form === undefined ? kind.words : `${kind.words} of the kind "${form}"`} has no field "${unknown}". ${suggestion(unknown, known)}`
        .replace(/^a/, 'A')
        .trim()
}

/** A reference of the wish to a practice area that is not there. */
export function wrongReference(
  kind: NewKind,
  form: string | undefined,
  { wish, survey }: { wish: NewWish; survey: Survey },
): string | undefined {
  const { properties = {} } = newFields(kind, form)
  const areas = survey.content.slugs['practice-areas']
  for (const [name, field] of Object.entries(properties)) {
    if ((field.items ?? field)['x-points-at'] !== 'practice-areas') continue
    const wrong = wish.fields[name]?.find((slug) => !areas.includes(slug))
    if (wrong === undefined) continue
    const close = nearest(wrong, areas)
    return `There is no practice area "${wrong}". ${close === undefined ? `There are: ${areas.join(', ')}.` : `Did you mean "${close}"?`}`
  }
  return undefined
}
