import type { Element, ElementContent, RootContent } from 'hast'
import { z } from 'zod'
import { memoizeWeak } from '../../content/model/memoize.ts'
import type { ParsedBody } from '../../content/model/parsedBody.ts'
import { tagOf } from '../../content/tags/tag.ts'
import { normalizeText } from './normalizeText.ts'
import { blockRoles, type BlockRole } from './types.ts'

/** Where a link within a text leads. */
export interface ReadLink {
  words: string
  href: string
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

const outlineSchema = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      /** The level of its heading below that of the text above the first heading. */
      depth: z.number(),
      number: z.number().optional(),
      blocks: z.array(
        z.object({
          role: z.enum(blockRoles),
          /** What stands before its words. */
          before: z.string(),
          text: z.string(),
        }),
      ),
    }),
  ),
  links: z.array(z.object({ words: z.string(), href: z.string() })),
})

/** A body as it is read wherever it stands: its texts hold signs in the place of the organization’s facts. */
type BodyOutline = z.output<typeof outlineSchema>
type OutlineSection = BodyOutline['sections'][number]
export type OutlineBlock = OutlineSection['blocks'][number]

/** What a body says apart from the facts of the organization and from where it stands. */
export const bodyOutline = memoizeWeak(outlineOf)

function outlineOf({ tree, tags }: ParsedBody): BodyOutline {
  let section: OutlineSection = { id: '', heading: '', depth: 0, blocks: [] }
  const sections = [section]
  const links: ReadLink[] = []

  let isInItem = false
  // Stands before the next words.
  let pending = ''

  const add = (role: BlockRole, text: string) => {
    const words = unsaid(text)
    if (words === '') return
    section.blocks.push({ role, before: pending, text: words })
    pending = ''
  }

  const isBlock = ({ tagName }: Element): boolean =>
    tagName in containerElements ||
    /^(?:h[1-6]|p|pre|tr|hr)$/.test(tagName) ||
    tagOf(tags, tagName)?.place === 'block'

  /**
   * The fact of the organization for which an element stands, as a sign within words, with what a kept version holds in
   * its place; undefined when it stands for none.
   */
  const factIn = ({ tagName, properties: { was } }: Element): string | undefined => {
    const tag = tagOf(tags, tagName)
    if (tag?.fact === undefined) return undefined
    return `${factStart}${tag.fact.name}\uE001${typeof was === 'string' ? `\uE003${was}` : ''}\uE002`
  }

  /** The words of phrasing content; pictures within it become blocks of their own behind it. */
  const phrase = (nodes: Nodes, pictures: OutlineBlock[]): string =>
    nodes
      .map((node): string => {
        if (node.type === 'text') return node.value
        if (node.type !== 'element') return ''
        const { tagName, properties, children } = node
        if (tagName === 'br') return ' '
        if (tagName === 'img') {
          pictures.push({ role: 'picture', before: '', text: normalizeText(String(properties['alt'] ?? '')) })
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
        if (tagName === 'a') links.push({ words: unsaid(words), href: String(properties['href'] ?? '') })
        return words
      })
      .join('')

  const addPhrase = (role: BlockRole, nodes: Nodes) => {
    const pictures: OutlineBlock[] = []
    add(role, phrase(nodes, pictures))
    section.blocks.push(...pictures)
  }

  const startSection = ({ tagName, properties, children }: Element) => {
    const [first, ...rest] = children
    const isNumbered = first?.type === 'element' && [first.properties['className']].flat().includes('number')
    const number = isNumbered ? Number.parseInt(phrase(first.children, []), 10) : undefined
    section = {
      id: String(properties['id'] ?? ''),
      heading: unsaid(phrase(isNumbered ? rest : children, [])),
      depth: Number(tagName.slice(1)) - 1,
      ...(number !== undefined && { number }),
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
    const pictures: OutlineBlock[] = []
    add(
      'row',
      cells
        .flatMap((cell) => (cell.type === 'element' ? [phrase(cell.children, pictures).trim()] : []))
        .join(' | '),
    )
    section.blocks.push(...pictures)
  }

  readAll(tree().children, 'paragraph')
  return { sections, links }
}

/** What begins a fact of the organization within words. */
export const factStart = '\uE000'

/** A fact of the organization within words: its name, and the words in its place that a kept version holds. */
export const fact = /\uE000(?<name>[^\uE000-\uE003]*)\uE001(?:\uE003(?<was>[^\uE000-\uE003]*))?\uE002/g

/** Words as they are read; with facts among them, they are set down once those are known. */
const unsaid = (text: string): string => (text.includes(factStart) ? text : normalizeText(text))
