import type { Site } from '../../content/model/site.ts'
import { normalizeText } from '../text/normalizeText.ts'

/** Words of the firm. */
export interface Particular {
  /** As messages call them. */
  what: string
  words: string
}

/** The firm's name, office and telephone number. */
export const particularsOf = ({ legalName, address, phone }: Site['organization']): Particular[] => [
  { what: 'name', words: normalizeText(legalName) },
  { what: 'street', words: normalizeText(address.street) },
  { what: 'city', words: normalizeText(address.city) },
  { what: 'telephone number', words: normalizeText(phone) },
]
