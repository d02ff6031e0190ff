import type { ParsedBody } from '../../content/model/parsedBody.ts'
import type { Element, ElementContent, RootContent } from 'hast'
import type { Organization } from '../../content/tags/organization.ts'
import { factLines, tagOf } from '../../content/tags/tag.ts'
import { normalizeText } from './normalizeText.ts'
import type { Block, BlockRole, Section } from './types.ts'

/** Where a link within a text leads. */
export interface ReadLink {
  words: string
  href: string
}

/** A body as it is read. */
export interface BodyText {
  /** The first has no heading and holds what stands above the first one; it may be empty. */
  sections: Section[]
  links: ReadLink[]
}

/** What stands before an item of a list within a list. */
const subItem = '[sub-item] '

type Nodes = readonly (RootContent | ElementContent)[]

/** Elements that hold further blocks; what they say about the blocks within. */
const containerElements: Readonly<Record<string, BlockRole | undefined>> = {
  ul: undefined,
  ol: undefined,
  section: undefined,
  table: undefined,
  thead: undefined,
  tbody: undefined,
  dl: undefined,
  div: undefined,
  figure: undefined,
  figcaption: undefined,
  li: 'item',
  blockquote: 'quotation',
}

/**
 * Reads a body in the order of the page.
 * @param organization whose facts the tags that stand for them show
 * @param level the level of what stands above the first heading
 */
export function extractBody({ tree, tags }: ParsedBody, organization: Organization, level: number): BodyText {
  let section: Section = { id: '', heading: '', level, number: undefined, blocks: [] }
  const sections = [section]
  const links: ReadLink[] = []

  let isInItem = false
  // Stands before the next words.
  let pending = ''

  const add = (role: BlockRole, text: string) => {
    const words = said(text)
    if (words === '') return
    const withoutFacts = normalizeText(text.replace(fact, '[$<name>]'))
    section.blocks.push({
      role,
      text: pending + words,
      ...(withoutFacts !== words && { withoutFacts: pending + withoutFacts }),
    })
    pending = ''
  }

  const isBlock = ({ tagName }: Element): boolean =>
    tagName in containerElements ||
    /^(?:h[1-6]|p|pre|tr|hr)$/.test(tagName) ||
    tagOf(tags, tagName)?.place === 'block'

  /** The fact of the organization for which an element stands, as a sign within words; undefined when it stands for none. */
  const factIn = ({ tagName, properties: { was } }: Element): string | undefined => {
    const tag = tagOf(tags, tagName)
    if (tag?.fact === undefined) return undefined
    const lines = factLines(tag, organization, typeof was === 'string' ? was : undefined)
    return `\uE000${tag.fact.name}\uE001${lines.join(', ')}\uE002`
  }

  /** The words of phrasing content; pictures within it become blocks of their own behind it. */
  const phrase = (nodes: Nodes, pictures: Block[]): string =>
    nodes
      .map((node): string => {
        if (node.type === 'text') return node.value
        if (node.type !== 'element') return ''
        const { tagName, properties, children } = node
        if (tagName === 'br') return ' '
        if (tagName === 'img') {
          pictures.push({ role: 'picture', text: normalizeText(String(properties['alt'] ?? '')) })
          return ' '
        }
        if (tagName === 'input') return properties['checked'] === true ? '[x] ' : '[ ] '
        if (tagOf(tags, tagName)?.place === 'inline') {
          const value = factIn(node)
          if (value !== undefined) return value
        }
        if (properties['dataFootnoteBackref'] !== undefined) return ''
        const words = phrase(children, pictures)
        if (properties['dataFootnoteRef'] !== undefined) return `[${words}]`
        // Crossed out is unsaid: no mere emphasis.
        if (tagName === 'del' && words.trim() !== '') return `[struck out: ${words}]`
        if (tagName === 'a') links.push({ words: said(words), href: String(properties['href'] ?? '') })
        return words
      })
      .join('')

  const addPhrase = (role: BlockRole, nodes: Nodes) => {
    const pictures: Block[] = []
    add(role, phrase(nodes, pictures))
    section.blocks.push(...pictures)
  }

  const startSection = ({ tagName, properties, children }: Element) => {
    const [first, ...rest] = children
    const isNumbered = first?.type === 'element' && [first.properties['className']].flat().includes('number')
    const number = isNumbered ? Number.parseInt(phrase(first.children, []), 10) : undefined
    section = {
      id: String(properties['id'] ?? ''),
      heading: said(phrase(isNumbered ? rest : children, [])),
      level: level + Number(tagName.slice(1)) - 1,
      number,
      blocks: [],
    }
    sections.push(section)
  }

  const readAll = (nodes: Nodes, role: BlockRole): void => {
    let run: (RootContent | ElementContent)[] = []
    const endRun = () => {
      addPhrase(role, run)
      run = []
    }
    for (const node of nodes) {
      if (node.type !== 'element' || !isBlock(node)) {
        run.push(node)
        continue
      }
      endRun()
      readBlock(node, role)
    }
    endRun()
  }

  const readBlock = (element: Element, role: BlockRole): void => {
    const { tagName, properties, children } = element
    if (tagName === 'ul' || tagName === 'ol') return readList(element, role)
    if (/^h[1-6]$/.test(tagName)) return startSection(element)
    if (tagName === 'p') return addPhrase(role, children)
    if (tagName === 'pre') return addPhrase('code', children)
    if (tagName === 'tr') return addRow(children)
    const value = factIn(element)
    if (value !== undefined) return add(role, value)
    const { above, source, role: own = role } = tagOf(tags, tagName)?.plainText ?? {}
    if (above !== undefined && properties[above] !== undefined) add(own, String(properties[above]))
    readAll(children, containerElements[tagName] ?? own)
    if (source !== undefined) add(own, `- ${String(properties[source] ?? '')}`)
  }

  /** What an item stands under changes what it says, so the first words of a list within a list tell it. */
  const readList = ({ children }: Element, role: BlockRole): void => {
    const isWithin = isInItem
    for (const item of children) {
      if (item.type !== 'element') continue
      isInItem = true
      pending = isWithin ? subItem : ''
      readAll(item.children, containerElements[item.tagName] ?? role)
    }
    isInItem = isWithin
    pending = ''
  }

  const addRow = (cells: Nodes) => {
    const pictures: Block[] = []
    add(
      'row',
      cells
        .flatMap((cell) => (cell.type === 'element' ? [phrase(cell.children, pictures).trim()] : []))
        .join(' | '),
    )
    section.blocks.push(...pictures)
  }

  readAll(tree.children, 'paragraph')
  return { sections, links }
}

/** A fact of the organization within words, with its name, until they are set down. */
const fact = /\uE000(?<name>[^\uE000\uE001]*)\uE001(?<value>[^\uE000\uE001]*)\uE002/g

/** Words as they are read, with the organization's facts among them. */
const said = (text: string): string => normalizeText(text.replace(fact, '$<value>'))
