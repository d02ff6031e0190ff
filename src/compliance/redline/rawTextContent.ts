import type { ParseFile } from '../../content/model/parsedFile.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { collectionOfPath, type Registry } from '../../content/model/registry.ts'
import type { Site } from '../../content/model/site.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { splitFile } from '../../content/parse/splitFile.ts'
import { extractBody } from '../text/extractBody.ts'
import { isRecord } from '../text/extractData.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Block, PageText, Section } from '../text/types.ts'

/**
 * A file as it is typed, field by field and then its body, for a file that today's rules do not accept: nothing of it
 * is left out, also where nobody can say what a page would make of it.
 * @param organization that of the site that it belongs to: its facts stand where the text names them
 */
export function rawTextContent(
  { registry, organization }: Pick<Site, 'registry' | 'organization'>,
  source: SourceFile,
  read: ParseFile,
): PageText {
  const { parts } = read(source, registry)
  const fields = parts?.yaml.data
  const body = parts && extractBody(parts.prose, organization, 1)
  const sections = [
    ...(isRecord(fields) ? fieldSections(fields) : [linesSection(source, parts !== undefined)]),
    ...(body?.sections ?? []).map(named),
  ].filter(({ heading, blocks }) => heading !== '' || blocks.length > 0)
  const title = isRecord(fields) ? (fields['title'] ?? fields['name']) : undefined
  const links = (body?.links ?? []).map(({ words, href }, index) => ({
    key: `link.${words}.${index + 1}`,
    label: `"${words}" leads to`,
    value: href,
  }))
  const day = isRecord(fields) ? fields['lastUpdated'] : undefined
  const updated =
    typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
      ? [{ key: 'lastUpdated', label: 'Last updated', value: formatDate(day) }]
      : []
  return {
    path: addressOf(registry, source.path, fields),
    kind: likelyKind(registry, source.path),
    file: source.path,
    title: typeof title === 'string' ? normalizeText(title) : source.path,
    sections,
    facts: [...updated, ...links],
  }
}

/** What stands above the first heading of the body, below the fields. */
const named = (section: Section): Section =>
  section.id === '' && section.heading === '' && section.blocks.length > 0
    ? { ...section, id: 'text', heading: 'Text' }
    : section

/** The name of the kind that all pages of its folder have, or of the one that editors begin themselves. */
function likelyKind(registry: Registry, path: string): string {
  const collection = collectionOfPath(registry, path)
  const kinds = registry.kinds.filter(
    (kind) => kind.collection === collection && kind.collection !== undefined,
  )
  return [...kinds, ...registry.kinds.filter(({ isOffered }) => isOffered)][0]?.name ?? ''
}

/** Where its page stands, or, of a file that has no page, its path. */
function addressOf(registry: Registry, file: string, fields: unknown): string {
  const template = isRecord(fields) ? fields['template'] : undefined
  const address = registry.kinds.find(({ name }) => name === template)?.address
  const collection = collectionOfPath(registry, file)
  const name = file.replace(/\.mdx$/, '').slice((collection?.name.length ?? 0) + 1)
  return address ?? (collection?.base === undefined ? file : `${collection.base}/${name}`)
}

/** The fields' names stand above what they say, as headings do. */
const fieldSections = (fields: Record<string, unknown>): Section[] =>
  Object.entries(fields).map(([name, value]) => ({
    id: `field.${name}`,
    heading: `Field ${name}`,
    level: 2,
    number: undefined,
    blocks: blocksOf(value, ''),
  }))

function blocksOf(value: unknown, label: string): Block[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => blocksOf(item, label))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      blocksOf(inner, label ? `${label}, ${name}` : name),
    )
  const text = normalizeText(typeof value === 'string' ? value : String(value ?? ''))
  if (text === '') return []
  return [{ role: label === '' ? 'paragraph' : 'item', text: label === '' ? text : `${label}: ${text}` }]
}

/** A file, or its fields alone, line by line. */
function linesSection(source: SourceFile, isBodyRead: boolean): Section {
  const split = splitFile(source)
  const text = isBodyRead && 'yaml' in split ? split.yaml.source : plainText(source.text)
  return {
    id: 'as-typed',
    heading: 'As it is typed',
    level: 2,
    number: undefined,
    blocks: text.split('\n').flatMap((line): Block[] => {
      const words = normalizeText(line)
      return words === '' ? [] : [{ role: 'code', text: words }]
    }),
  }
}
