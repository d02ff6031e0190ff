import type { ParsedBody } from '../model/parsedBody.ts'
import type { Root } from 'hast'
import type { List, ListItem, Parents, Root as MarkdownRoot } from 'mdast'
import { defaultHandlers, type Handler } from 'mdast-util-to-hast'
import remarkRehype from 'remark-rehype'
import { unified, type Plugin } from 'unified'
import type { VFile } from 'vfile'
import type { Diagnostic } from '../model/diagnostic.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { bodyFile, bodyProblems, reporter } from './bodyFile.ts'
import { recentTree } from '../model/recentTrees.ts'
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

/** The number of a footnote; from the second link to one on, with the number of that link. */
const footnoteNumber = (index: number, link: number): string => `${index + 1}${link > 1 ? `-${link}` : ''}`

/** For Markdown that becomes HTML. The words of footnotes are those of the site: `footnoteComponents` puts them around the number. */
export const remarkRehypeOptions = { handlers: { listItem }, footnoteBackLabel: footnoteNumber }

const processor = unified()
  .use(remarkBodyParser)
  .use(remarkMarkdownLint)
  .use(remarkComponentTags)
  .use(remarkSmartQuotes)
  .use(remarkHeadingIds)
  .use(remarkSectionNumbers)
  .use(remarkRehype, remarkRehypeOptions)
  .use(rehypeBodyIndex)
  .freeze()

/** What must be known of a body besides its text. */
interface BodyOptions {
  /** Its file. */
  file: string
  /** The line of the file on which the body begins, from 1. */
  firstLine: number
  /** Whether second-level headings are numbered, as in legal pages. */
  numbered: boolean
  /** The page’s title. */
  title?: string
  /** What may be used in it. */
  tags: readonly TagDefinition[]
}

/** What is known of a body without its tree. */
type BodyIndex = Pick<
  ParsedBody,
  'headings' | 'links' | 'images' | 'brokenImages' | 'claims' | 'multiSentenceLines'
>

function parse(
  body: string,
  { file: path, title = '', ...options }: BodyOptions,
): { file: VFile; tree: Root } {
  const file = bodyFile(body, path, { title, ...options })
  return { file, tree: processor.runSync(processor.parse(file), file) }
}

/**
 * Reads a body: GFM, and the tags of a site. Nothing in it is ever run.
 * @param body the text below the fields
 */
export function parseBody(body: string, options: BodyOptions): { prose: ParsedBody; problems: Diagnostic[] } {
  const { file, tree } = parse(body, options)
  const {
    headings = [],
    links = [],
    images = [],
    brokenImages = [],
    claims = [],
    multiSentenceLines,
  } = file.data
  const index = { headings, links, images, brokenImages, claims, multiSentenceLines }
  return { prose: indexedBody(() => body, options, { index, tree }), problems: bodyProblems(file) }
}

/**
 * A body of which everything is known but the tree: that is parsed when it is asked for.
 * @param body gives its text
 * @param known.tree the tree, when it has just been made
 */
export function indexedBody(
  body: () => string,
  options: BodyOptions,
  { index, tree }: { index: BodyIndex; tree?: Root },
): ParsedBody {
  const { firstLine, numbered, tags } = options
  return {
    ...index,
    tree: recentTree(() => parse(body(), options).tree, tree),
    madeFrom: [],
    firstLine,
    numbered,
    tags,
  }
}
