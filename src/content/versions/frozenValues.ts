import type { ParsedFile } from '../model/parsedFile.ts'
import { visit } from 'unist-util-visit'
import { interpolateClaims, type ClaimValues } from '../values/interpolateClaims.ts'
import type { Organization } from '../model/registry.ts'

/**
 * What a kept version says for `<FirmPhone />` and its kin is written into it on the day that it is kept, as the
 * property `was`: what the firm's number is years later changes nothing that was approved. The tag itself stays, so that
 * a version can still be compared with the page apart from such facts. Pages themselves may not say `was`.
 */
export interface ValuesToFreeze {
  firm: Pick<Organization, 'legalName' | 'address' | 'phone' | 'email'>
  claims: ClaimValues
}

const firmTag = /<Firm(Email|Phone|Address)\s*\/>/g
const claimTag = /<Claim\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')\s*\/>/g
const frozenClaim = /<Claim\s+name\s*=\s*["'][^"']*["']\s+was=(?:"([^"]*)"|'([^']*)')\s*\/>/g

/** What parts the lines of an address in one property. */
const lineBreak = ' / '

/** The lines of the firm's address, as a page shows them. */
const addressLines = ({ legalName, address }: ValuesToFreeze['firm']): string[] => [
  legalName,
  address.floor === undefined ? address.street : `${address.street}, ${address.floor}`,
  `${address.city}, ${address.region} ${address.postalCode}`,
]

/** A page's file with the words of the day written into its tags, for keeping. */
export function freezeValues(text: string, { firm, claims }: ValuesToFreeze): string {
  const words: Readonly<Record<string, string>> = {
    Email: firm.email,
    Phone: firm.phone,
    Address: addressLines(firm).join(lineBreak),
  }
  return text
    .replace(firmTag, (_, name: string) => `<Firm${name} was="${inQuotes(words[name] ?? '')}" />`)
    .replace(claimTag, (typed: string, double?: string, single?: string) => {
      const name = double ?? single ?? ''
      const value = claims.get(name)
      // A field in quotation marks goes on using the kind that its name is in.
      const mark = double === undefined ? "'" : '"'
      return value === undefined
        ? typed
        : `<Claim name=${mark}${name}${mark} was=${mark}${inQuotes(value)}${mark} />`
    })
}

/**
 * Quotation marks would end the property, and a colon or a number sign beside a space would end a field; each is
 * written in another way that reads the same.
 */
const inQuotes = (value: string): string =>
  value
    .replace(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replaceAll(': ', ':\u00A0')
    .replaceAll(' #', '\u00A0#')

/** A kept version's parsed file with the words of records: those that it kept, else those of today. */
export function readFrozenValues(path: string, reading: ParsedFile, values: ClaimValues): ParsedFile {
  const { parts } = interpolateClaims(path, reading, values).reading
  if (!parts) return reading
  const data = fromFields(parts.yaml.data)
  const tree = parts.prose.claims.length === 0 ? parts.prose.tree : structuredClone(parts.prose.tree)
  if (tree !== parts.prose.tree) {
    visit(tree, 'element', ({ tagName, properties, children }) => {
      const { was } = properties
      if (tagName === 'Claim' && typeof was === 'string')
        children.splice(0, children.length, { type: 'text', value: was })
    })
  }
  return { ...reading, parts: { yaml: { ...parts.yaml, data }, prose: { ...parts.prose, tree } } }
}

function fromFields(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(frozenClaim, (_, double?: string, single?: string) => double ?? single ?? '')
  if (Array.isArray(value)) return value.map(fromFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromFields(inner)]))
}
