import { formatDate } from '../../content/text/formatDate.ts'
import { collections, isCollection } from '../../firm/collections.ts'
import { parseFile, type ParseFile } from '../../content/parseFile.ts'
import type { Firm } from '../../firm/collections/firm/schema.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { splitSource } from '../../content/frontmatter/splitSource.ts'
import { extractBody } from '../text/extractBody.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Block, BlockRole, PageText, Section } from '../text/types.ts'

/**
 * A file as it is typed, field by field and then its body, for a file that today's rules do not accept: nothing of it
 * is left out, also where nobody can say what a page would make of it.
 * @param firm what the components of the firm's facts show
 */
export function rawTextContent(
  source: SourceFile,
  { firm, read = parseFile }: { firm: Firm; read?: ParseFile | undefined },
): PageText {
  const [collection = ''] = source.path.split('/')
  const { parts } = read(source, { numbered: collection === 'legal' })
  const fields = parts?.yaml.data
  const body = parts && extractBody(parts.prose.tree, firm, 1)
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
    path: addressOf(source.path, fields),
    kind: collection === 'legal' ? 'legal' : collection === 'practice-areas' ? 'practice-area' : 'plain',
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where its page stands, or, of a file that has no page, its path. */
function addressOf(file: string, fields: unknown): string {
  const [folder = '', ...rest] = file.replace(/\.mdx$/, '').split('/')
  const template = isRecord(fields) ? fields['template'] : undefined
  if (template === 'home') return '/'
  if (template === 'not-found') return '/404'
  const base = isCollection(folder) ? collections[folder].base : undefined
  return base === undefined || folder === 'claims' ? file : `${base}/${rest.join('/')}`
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
  const split = splitSource(source)
  const text = isBodyRead && 'frontmatter' in split ? split.frontmatter : plainText(source.text)
  const role: BlockRole = 'code'
  return {
    id: 'as-typed',
    heading: 'As it is typed',
    level: 2,
    number: undefined,
    blocks: text.split('\n').flatMap((line) => {
      const words = normalizeText(line)
      return words === '' ? [] : [{ role, text: words }]
    }),
  }
}
