import type { Nodes, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { imageIn, imageOnlyParagraph } from '../images/rehypeFigures.ts'
import type { Position } from '../model/diagnostic.ts'
import type { BodyIndex, TextBlock } from '../model/parsedBody.ts'
import { recordTagOf, tagOf, type TagDefinition } from '../tags/tag.ts'
import { nodesOf } from './nodesOf.ts'
import { bodyProblems, report } from './report.ts'

/** Notes what a body links to, its pictures, where it takes words from records, its text, and the problems of all plugins. */
export const rehypeIndex = () => (tree: Root, file: VFile) => {
  const tags = file.data.body?.tags ?? []
  const record = recordTagOf(tags)
  const { headings = [] } = file.data
  const blocks = textBlocks(tree, tags)
  const found: BodyIndex = { headings, links: [], images: [], claims: [], lists: [], blocks, problems: [] }
  const alone = new Set<Nodes | undefined>()
  for (const element of nodesOf(tree)) {
    if (element.type !== 'element') continue
    const { tagName, properties, children } = element
    const place = startOf(element) ?? { line: 1, column: 1 }
    const text = (name: string) => String(properties[name] ?? '')
    const hasPicture = children.some(({ type }) => type === 'element')
    const isFootnote = Object.keys(properties).some((name) => name.startsWith('dataFootnote'))
    if (tagName === 'a' && element.position && !isFootnote)
      found.links.push({ href: text('href'), words: toString(element), hasPicture, ...place })
    if (tagName === 'p') for (const one of imageOnlyParagraph(children) ?? []) alone.add(imageIn(one))
    if (tagName === record?.name) found.claims.push({ claim: text(record.property), ...place })
    if (tagOf(tags, tagName)?.listsPages) found.lists.push(place)
    if (tagName !== 'img') continue
    const [src, alt, title] = [text('src'), text('alt'), text('title')]
    found.images.push({ src, alt, title, isAlone: alone.has(element), ...place })
    const fix = 'Write what it shows between the square brackets: ![what it shows](address).'
    if (alt.trim() === '')
      report(file, place, 'picture-text', "This picture has no text for people who can't see it.", fix)
  }
  const start = startOf(tree.children.find(({ type }) => type === 'element'))
  file.data.index = { ...found, start, problems: bodyProblems(file) }
}

const startOf = (node: Nodes | undefined): Position | undefined =>
  node?.position && { line: node.position.start.line, column: node.position.start.column }

const blockElement = /^(?:h[1-6]|p|li|ul|ol|blockquote|table|thead|tbody|tr|td|th|pre|section|div|hr|dl)$/

function textBlocks(tree: Root, tags: readonly TagDefinition[]): TextBlock[] {
  const blocks: TextBlock[] = [{ whole: '', pieces: [] }]
  const end = () => blocks.unshift({ whole: '', pieces: [] })
  const walk = ({ children }: Parents, isLinkOrCode: boolean): void => {
    for (const node of children) {
      const [block] = blocks
      if (node.type === 'text' && block) {
        block.pieces.push({ length: node.value.length, isLinkOrCode, start: startOf(node) })
        block.whole += node.value
      }
      if (node.type !== 'element') continue
      const isBlock = blockElement.test(node.tagName) || tagOf(tags, node.tagName)?.place === 'block'
      if (isBlock) end()
      if (!/^(?:h[1-6]|pre)$/.test(node.tagName))
        walk(node, isLinkOrCode || /^(?:a|code)$/.test(node.tagName))
      if (isBlock) end()
    }
  }
  walk(tree, false)
  return blocks.filter(({ whole }) => whole.trim() !== '').reverse()
}
