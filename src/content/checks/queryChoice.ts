import { entriesOf, slugsOf, type Content } from '../model/content.ts'
import type { Collection } from '../model/contentType.ts'
import type { QueryChoice } from '../model/pageKind.ts'
import { chosenIn } from '../publish/href.ts'
import { slugOf } from '../text/slugOf.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { closestMatch } from '../text/closestMatch.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { unpublishedReference } from './unpublishedTargets.ts'
import type { CheckContext } from '../model/check.ts'
import { guessRenamedEntry } from './guessRenamedEntry.ts'

/**
 * The message on a link that chooses an entry on the page that it leads to and names none that there is, or that
 * misspells the name in front of it; undefined otherwise.
 */
export function checkQueryChoice(
  href: string,
  choice: QueryChoice,
  context: CheckContext,
): RuleMessage | undefined {
  const { content } = context
  const { collection, parameter, place } = choice
  const query = /\?[^#]*/.exec(href)?.[0] ?? ''
  const chosen = chosenIn(query, parameter)
  if (chosen === undefined) return misspelt(href, query, { choice, content })
  if (slugsOf(content, collection).includes(chosen)) return undefined
  const absent = unpublishedReference('This link', { collection, slug: chosen }, content)
  if (absent) return absent
  const close = guessEntry(chosen, collection, content) ?? guessRenamedEntry(collection, chosen, context)
  const write = (slug: string) => href.replace(new RegExp(`(${parameter}=)[^&#]*`), `$1${slug}`)
  const thing = collection.title.toLowerCase()
  return [
    'unknown-area',
    chosen === ''
      ? `This link to ${place} names no ${thing} behind ${parameter}=.`
      : `This link chooses the ${thing} "${chosen}" in ${place}, and there is no file ${collection.name}/${chosen}.mdx.`,
    close !== undefined
      ? `Did you mean ${write(close)}?`
      : `Write behind ${parameter}= ${namesInWords(collection, content)}.`,
  ]
}

/** What the links of a campaign say, so that somebody can count them. */
const trackingParams = /^(?:utm_|campaign|from|ref|source|src)/i

/** A link that says `aera=tax-law` or `practice=tax-law`: its entry would not be chosen. */
function misspelt(
  href: string,
  query: string,
  { choice: { collection, parameter, place }, content }: { choice: QueryChoice; content: Content },
): RuleMessage | undefined {
  const known = slugsOf(content, collection)
  for (const part of query.slice(1).split('&')) {
    const [name = '', value = ''] = part.split('=')
    if (trackingParams.test(name)) continue
    const isNear = name.length > 3 && closestMatch(name, [parameter]) !== undefined
    if (!isNear && !known.includes(value) && !known.includes(name)) continue
    const meant = guessEntry(known.includes(name) ? name : value, collection, content)
    return [
      'unknown-area',
      `This link to ${place} says "${decodeAddress(part)}", and only ${parameter}= chooses ${collection.noun}.`,
      meant === undefined
        ? `Write ${href.replace(part, () => `${parameter}=`)} and behind it ${namesInWords(collection, content)}.`
        : `Write ${href.replace(part, () => `${parameter}=${meant}`)}`,
    ]
  }
  return undefined
}

/** The entry that was meant by a name of its own or a mistyped one. */
function guessEntry(typed: string, collection: Collection, content: Content): string | undefined {
  const known = slugsOf(content, collection)
  const slug = slugOf(typed)
  if (slug === '') return undefined
  if (known.includes(typed)) return typed
  const named = entriesOf(content, collection).find(({ data }) =>
    Object.values(data).some(
      (text) => typeof text === 'string' && text.toLowerCase() === typed.toLowerCase(),
    ),
  )
  return named?.slug ?? known.find((other) => other.includes(slug)) ?? closestMatch(typed, known)
}

const namesInWords = (collection: Collection, content: Content): string =>
  `one of these names: ${slugsOf(content, collection).join(', ')}`
