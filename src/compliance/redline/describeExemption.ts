import { z } from 'zod'
import { formatDate } from '../../content/text/formatDate.ts'
import { normalizeText } from '../text/normalizeText.ts'

/** How it is told that an entry of one of the lists in `advertising.mdx` came or went. */
export const exemptionLists: ReadonlyMap<string, { come: string; gone: string }> = new Map([
  ['allowed', { come: 'Now allowed', gone: 'No longer allowed' }],
  ['off', { come: 'No longer looked for', gone: 'Looked for again' }],
  ['words', { come: 'New in the lists of words', gone: 'Taken out of the lists of words' }],
  ['pictures', { come: 'On record for a picture', gone: 'No longer on record for a picture' }],
])

/** Fields as they are typed, whether the schema takes them or not: who reviews is told of both. */
const typed = z.record(z.string(), z.string())

/** What the words of each list are for. */
const kindsOfWords: Readonly<Record<string, string>> = {
  praise: 'as praise',
  promises: 'as a promise',
  specialist: 'as a name for a specialist',
  harmless: 'as words that are never looked at',
}

/**
 * The entries of a list in `advertising.mdx`, each as the end of a sentence; undefined when the field is none of them, or
 * its entries are not written as those of the list are.
 */
export function describeExemption(field: string, value: unknown): string[] | undefined {
  if (field === 'words') {
    const { data } = z.record(z.string(), z.array(z.string())).safeParse(value)
    return (
      data &&
      Object.entries(data).flatMap(([kind, words]) =>
        words.map((word) => `“${word}” ${kindsOfWords[kind] ?? kind}`),
      )
    )
  }
  const sentenceOf = sentences[field]
  const { data } = z.array(typed).safeParse(value)
  return sentenceOf && data?.map((entry) => sentenceOf((name) => normalizeText(entry[name] ?? '')))
}

type FieldOf = (name: string) => string

/** Behind it stands who decided it, and why. */
const decided = (of: FieldOf): string => `by ${of('by')}, who gives as the reason: ${of('because')}`

const sentences: Readonly<Record<string, (of: FieldOf) => string>> = {
  allowed: (of) =>
    `“${of('text')}” ${of('page') === '' ? 'on every page' : `on ${of('page')}`}${of('reviewBy') === '' ? '' : ` until ${formatDate(of('reviewBy'))}`}, against the rule ${of('rule')}, ${decided(of)}`,
  off: (of) => `everything that the rule ${of('rule')} is about, ${decided(of)}`,
  pictures: (of) =>
    `${of('file')}, ${of('kind')}, by ${of('by')}; who agreed: ${of('consent')}${of('label') === '' ? '' : `; label: ${of('label')}`}`,
}
