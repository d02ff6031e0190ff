import { areaOf } from '../edit/href.ts'
import { slugOf } from '../edit/slugOf.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { closestMatch } from '../text/closestMatch.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { Content } from '../loadContent.ts'
import { unpublishedReference } from './unpublishedTargets.ts'
import type { CheckContext } from './check.ts'
import { guessRenamedArea } from './guessRenamedArea.ts'

/**
 * What is said of a link to the contact form that chooses a practice area which there is not, or chooses one behind a
 * misspelt "area"; undefined otherwise.
 */
export function checkAreaParam(href: string, context: CheckContext): RuleMessage | undefined {
  const { content } = context
  const query = /\?[^#]*/.exec(href)?.[0] ?? ''
  const area = areaOf(query)
  if (area === undefined) return misspeltArea(href, query, content)
  if (content.slugs['practice-areas'].includes(area)) return undefined
  const absent = unpublishedReference('This link', { collection: 'practice-areas', slug: area }, content)
  if (absent) return absent
  const close = guessArea(area, content) ?? guessRenamedArea(area, context)
  const write = (slug: string) => href.replace(/(area=)[^&#]*/, `$1${slug}`)
  return [
    'unknown-area',
    area === ''
      ? 'This link to the contact form names no practice area behind area=.'
      : `This link chooses the practice area "${area}" in the contact form, and there is no file practice-areas/${area}.mdx.`,
    close !== undefined ? `Did you mean ${write(close)}?` : `Write behind area= ${areasInWords(content)}.`,
  ]
}

/** What the links of a campaign say, so that somebody can count them. */
const trackingParams = /^(?:utm_|campaign|from|ref|source|src)/i

/** A link that says `aera=tax-law` or `practice=tax-law`: its practice area would not be chosen. */
function misspeltArea(href: string, query: string, content: Content): RuleMessage | undefined {
  const known = content.slugs['practice-areas']
  for (const part of query.slice(1).split('&')) {
    const [name = '', value = ''] = part.split('=')
    if (trackingParams.test(name)) continue
    const isNear = name.length > 3 && closestMatch(name, ['area']) !== undefined
    if (!isNear && !known.includes(value) && !known.includes(name)) continue
    const meant = guessArea(known.includes(name) ? name : value, content)
    return [
      'unknown-area',
      `This link to the contact form says "${decodeAddress(part)}", and only area= chooses a practice area.`,
      meant === undefined
        ? `Write ${href.replace(part, () => 'area=')} and behind it ${areasInWords(content)}.`
        : `Write ${href.replace(part, () => `area=${meant}`)}`,
    ]
  }
  return undefined
}

/** The practice area that was meant by a name of its own or a mistyped one. */
function guessArea(typed: string, content: Content): string | undefined {
  const known = content.slugs['practice-areas']
  const slug = slugOf(typed)
  if (slug === '') return undefined
  if (known.includes(typed)) return typed
  const titled = content.entries['practice-areas'].find(({ data }) =>
    [data.title, data.menuLabel, data.formOption].some((name) => name.toLowerCase() === typed.toLowerCase()),
  )
  return titled?.slug ?? known.find((other) => other.includes(slug)) ?? closestMatch(typed, known)
}

/** What may stand behind `area=`. */
const areasInWords = ({ slugs }: Content): string =>
  `one of these names: ${slugs['practice-areas'].join(', ')}`
