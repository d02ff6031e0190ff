import type { Element, ElementContent, Root as HtmlRoot, RootContent } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { imageOnlyParagraph } from '../images/rehypePictures.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { remarkComponentTags } from './remarkComponentTags.ts'
import { remarkHeadingIds } from './remarkHeadingIds.ts'
import { remarkSectionNumbers } from './remarkSectionNumbers.ts'
import { remarkSmartQuotes } from './remarkSmartQuotes.ts'
import { remarkRehypeOptions } from './parseBody.ts'
import { wrapNoBreak } from './wrapNoBreak.ts'

/** Whether the second-level headings of a file's body are numbered, by its path inside the content folder. */
const hasNumberedSections = (path: string): boolean => path.startsWith('legal/')

/** Reads the text of a content file. Its fields become blank lines, so that positions are those of the file. */
function remarkBody(this: Processor, tags: readonly TagDefinition[]) {
  this.parser = (text: string, file: VFile): Root => {
    const body = text.replace(/^\uFEFF?---[^]*?\n---[ \t]*(?=\r?\n|$)/, (fields) =>
      fields.replace(/[^\n]/g, ''),
    )
    const numbered = hasNumberedSections(file.path)
    file.value = body
    file.data.body = { firstLine: 1, numbered, title: '', tags }
    return parseMarkdown(body)
  }
}

/** Makes figures of paragraphs that hold pictures alone; the title is the caption. */
const rehypeFigures = () => (tree: HtmlRoot) => {
  const inside = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child]
      const images = child.tagName === 'p' ? imageOnlyParagraph(child.children) : undefined
      return images?.map(figure) ?? [{ ...child, children: inside(child.children) }]
    })
  tree.children = tree.children.flatMap((child): RootContent[] =>
    child.type === 'element' ? inside([child]) : [child],
  )
}

function figure(image: Element): Element {
  const caption = String(image.properties.title ?? '').trim()
  const children: ElementContent[] = [{ type: 'text', value: caption }]
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['picture'] },
    children: [
      image,
      ...(caption === ''
        ? []
        : [{ type: 'element', tagName: 'figcaption', properties: {}, children } satisfies Element]),
    ],
  }
}

/**
 * The one list of plugins for bodies: how their Markdown becomes components.
 * @param tags what may be used in a body
 */
export const bodyPlugins = (tags: readonly TagDefinition[]) => ({
  remarkPlugins: [
    [remarkBody, tags] satisfies [typeof remarkBody, readonly TagDefinition[]],
    remarkComponentTags,
    remarkSmartQuotes,
    remarkHeadingIds,
    remarkSectionNumbers,
  ],
  rehypePlugins: [rehypeFigures, () => wrapNoBreak],
  remarkRehypeOptions,
})
