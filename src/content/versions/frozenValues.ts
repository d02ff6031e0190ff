import type { Organization } from '../tags/organization.ts'
import { factText, type TagDefinition } from '../tags/tag.ts'
import { recordReference, recordTagOf, type RecordTag } from '../tags/recordTag.ts'
import { mapTexts } from '../model/fieldPath.ts'
import type { ParsedFile } from '../model/parsedFile.ts'
import type { Root } from 'hast'
import { lazily } from '../model/lazily.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import { visit } from 'unist-util-visit'
import { interpolateClaims, type ClaimValues } from '../values/interpolateClaims.ts'

/**
 * What a kept version says in the place of tags that stand for facts and records is written into it on the day that it is
 * kept, as the property `was`: what the organization's number is years later changes nothing that was approved. The tag
 * itself stays, so that a version can still be compared with the page apart from such facts. Pages themselves may not
 * say `was`.
 */
export interface ValuesToFreeze {
  organization: Organization
  claims: ClaimValues
  tags: readonly TagDefinition[]
}

/** A page's file with the words of the day written into its tags, for keeping. */
export function freezeValues(text: string, { organization, claims, tags }: ValuesToFreeze): string {
  const facts = tags.flatMap(({ name, fact }) =>
    fact ? [{ name, value: factText(fact, organization) }] : [],
  )
  const withFacts = facts.reduce(
    (now, { name, value }) =>
      now.replace(new RegExp(`<${name}\\s*/>`, 'g'), () => `<${name} was="${inQuotes(value)}" />`),
    text,
  )
  const tag = recordTagOf(tags)
  if (!tag) return withFacts
  return withFacts.replace(recordReference(tag), (typed: string, double?: string, single?: string) => {
    const record = double ?? single ?? ''
    const value = claims.get(record)
    // A field in quotation marks goes on using the kind that its name is in.
    const mark = double === undefined ? "'" : '"'
    return value === undefined
      ? typed
      : `<${tag.name} ${tag.property}=${mark}${record}${mark} was=${mark}${inQuotes(value)}${mark} />`
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
  const tag = recordTagOf(parts.prose.tags)
  if (!tag) return reading
  const frozen = frozenReference(tag)
  const data = mapTexts(parts.yaml.data, (text) =>
    text.replace(frozen, (_, double?: string, single?: string) => double ?? single ?? ''),
  )
  const prose = parts.prose.claims.length === 0 ? parts.prose : withFrozenWords(parts.prose, tag)
  return { ...reading, parts: { yaml: { ...parts.yaml, data }, prose } }
}

/** A body in which the tags of records hold the words that they kept. */
function withFrozenWords(prose: ParsedBody, tag: RecordTag): ParsedBody {
  const frozenTree = (): Root => {
    const tree = structuredClone(prose.tree())
    visit(tree, 'element', ({ tagName, properties, children }) => {
      const { was } = properties
      if (tagName === tag.name && typeof was === 'string')
        children.splice(0, children.length, { type: 'text', value: was })
    })
    return tree
  }
  return { ...prose, tree: lazily(frozenTree) }
}

/** A record's name with its words on the day that the version was kept. */
const frozenReference = ({ name, property }: RecordTag): RegExp =>
  new RegExp(`<${name}\\s+${property}\\s*=\\s*["'][^"']*["']\\s+was=(?:"([^"]*)"|'([^']*)')\\s*/>`, 'g')
