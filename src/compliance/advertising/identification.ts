import { valueAt } from '../../content/model/fieldPath.ts'
import type { Site } from '../../content/model/site.ts'
import { advertisingEntry } from '../lexicon/fields.ts'
import type { AdvertisingLexicon } from '../lexicon/lexicon.ts'
import { normalizeText } from '../text/normalizeText.ts'

/** Words that stand at the foot of every page. */
export interface FootText {
  /** As messages call them. */
  what: string
  words: string
}

/** The firm's name, office and telephone number. */
export const particularsOf = ({ legalName, address, phone }: Site['organization']): FootText[] => [
  { what: 'name', words: normalizeText(legalName) },
  { what: 'street', words: normalizeText(address.street) },
  { what: 'city', words: normalizeText(address.city) },
  { what: 'telephone number', words: normalizeText(phone) },
]

/** All that the rules of a site ask for at the foot of every page; nothing of rules that a lawyer has switched off. */
export function footTexts(site: Site, { file, label, particulars }: AdvertisingLexicon): FootText[] {
  const off = (advertisingEntry(site, file)?.data.off ?? []).map(({ rule }) => rule)
  const line = label && valueAt(site.organization, [label.field])
  return [
    ...(label && !off.includes(label.rule) && typeof line === 'string'
      ? [{ what: 'line that calls it advertising', words: normalizeText(line) }]
      : []),
    ...(particulars && !off.includes(particulars.rule) ? particularsOf(site.organization) : []),
  ]
}

/**
 * What the foot of a finished page lacks: words that stand in none of its footers.
 * @param html the whole document
 */
export function missingAtFoot(html: string, texts: readonly FootText[]): FootText[] {
  const foot = normalizeText(
    [...html.matchAll(/<footer\b[^]*?<\/footer>/g)]
      .map(([footer]) => footer)
      .join(' ')
      .replace(/<!--[^]*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity),
  )
  return texts.filter(({ words }) => !foot.includes(words))
}

const entities: Partial<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}
