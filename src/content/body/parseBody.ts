import type { ParsedBody } from '../model/parsedBody.ts'
import type { List, ListItem, Parents, Root as MarkdownRoot } from 'mdast'
import { defaultHandlers, type Handler } from 'mdast-util-to-hast'
import remarkRehype from 'remark-rehype'
import { unified, type Plugin } from 'unified'
import type { Diagnostic } from '../model/diagnostic.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { bodyFile, bodyProblems, reporter } from './bodyFile.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { rehypeBodyIndex } from './rehypeBodyIndex.ts'
import { remarkComponentTags } from './remarkComponentTags.ts'
import { remarkSmartQuotes } from './remarkSmartQuotes.ts'
import { remarkHeadingIds } from './remarkHeadingIds.ts'
import { remarkMarkdownLint } from './remarkMarkdownLint.ts'
import { remarkSectionNumbers } from './remarkSectionNumbers.ts'

/** Reads Markdown as GitHub does, with the tags of components, within the limits that a text has. */
const remarkBodyParser: Plugin<[], string, MarkdownRoot> = function () {
  this.parser = (body, file) => {
    const tree = parseMarkdown(body)
    const limit = tree.data?.limit
    if (limit) reporter(file)(limit.at, ...limit.told)
    return tree
  }
}

/** Whether a list is loose (CommonMark). Memoized, since the library looks through all items again for each. */
const isLoose = memoizeWeak(
  ({ spread, children }: List): boolean =>
    Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1),
)

/** The library’s own handler of list items, given whether the list is loose. */
const listItem: Handler = (state, item: ListItem, parent: Parents | undefined) =>
  defaultHandlers.listItem(
    state,
    parent?.type === 'list' ? { ...item, spread: isLoose(parent) } : item,
    undefined,
  )

const processor = unified()
  .use(remarkBodyParser)
  .use(remarkMarkdownLint)
  .use(remarkComponentTags)
  .use(remarkSmartQuotes)
  .use(remarkHeadingIds)
  .use(remarkSectionNumbers)
  .use(remarkRehype, { handlers: { listItem } })
  .use(rehypeBodyIndex)
  .freeze()

/**
 * Reads a body: GFM, and the tags of a site. Nothing in it is ever run.
 * @param body the text below the fields
 * @param options.file its file; options.firstLine the line of the file on which the body begins, from 1;
 *   options.numbered whether second-level headings are numbered, as in legal pages; options.title the page’s title;
 *   options.tags what may be used in it
 */
export function parseBody(
  body: string,
  {
    file: path,
    firstLine,
    numbered,
    title = '',
    tags,
  }: {
    file: string
    firstLine: number
    numbered: boolean
    title?: string
    tags: readonly TagDefinition[]
  },
): { prose: ParsedBody; problems: Diagnostic[] } {
  const file = bodyFile(body, path, { firstLine, numbered, title, tags })
  const tree = processor.runSync(processor.parse(file), file)
  const {
    headings = [],
    links = [],
    images = [],
    brokenImages = [],
    claims = [],
    multiSentenceLines,
  } = file.data
  return {
    prose: { tree, tags, firstLine, headings, links, images, brokenImages, claims, multiSentenceLines },
    problems: bodyProblems(file),
  }
}
