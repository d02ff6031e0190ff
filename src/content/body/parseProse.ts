import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Place, Problem } from '../model/problem.ts'
import { bodyFile, bodyProblems } from './bodyFile.ts'
import { listItem } from './looseLists.ts'
import { rehypeBodyIndex, type ProseClaim, type ProseImage, type ProseLink } from './rehypeBodyIndex.ts'
import { remarkBodyParser } from './remarkBodyParser.ts'
import { remarkComponentTags } from './remarkComponentTags.ts'
import { remarkCurlyQuotes } from './remarkCurlyQuotes.ts'
import { remarkHeadingIds, type Heading } from './remarkHeadingIds.ts'
import { remarkMarkdownLint } from './remarkMarkdownLint.ts'
import { remarkSectionNumbers } from './remarkSectionNumbers.ts'

/** A body, understood: its finished tree, what it links to and what can be linked to in it. */
export interface Prose {
  tree: Root
  /** The line of the file on which the body begins, from 1; places in `tree` count from the body’s first line. */
  firstLine: number
  headings: Heading[]
  links: ProseLink[]
  images: ProseImage[]
  /** The addresses of pictures that were meant and are none, because of a slip in their Markdown. */
  brokenImages: string[]
  /** In the order of the text. Their words are filled in by `claims/fillClaims.ts`. */
  claims: ProseClaim[]
  /** Where a second sentence stands on a line for the first time, and how many sentences do so. */
  crowded: (Place & { count: number }) | undefined
}

const processor = unified()
  .use(remarkBodyParser)
  .use(remarkMarkdownLint)
  .use(remarkComponentTags)
  .use(remarkCurlyQuotes)
  .use(remarkHeadingIds)
  .use(remarkSectionNumbers)
  .use(remarkRehype, { handlers: { listItem } })
  .use(rehypeBodyIndex)
  .freeze()

/**
 * Reads a body: GFM, and the components of `tags.ts`. Nothing in it is ever run.
 * @param body the text below the fields
 * @param options.file its file; options.firstLine the line of the file on which the body begins, from 1;
 *   options.numbered whether second-level headings are numbered, as in legal pages; options.title the page’s title
 */
export function parseProse(
  body: string,
  {
    file: path,
    firstLine,
    numbered,
    title = '',
  }: { file: string; firstLine: number; numbered: boolean; title?: string },
): { prose: Prose; problems: Problem[] } {
  const file = bodyFile(body, path, { firstLine, numbered, title })
  const tree = processor.runSync(processor.parse(file), file)
  const { headings = [], links = [], images = [], brokenImages = [], claims = [], crowded } = file.data
  return {
    prose: { tree, firstLine, headings, links, images, brokenImages, claims, crowded },
    problems: bodyProblems(file),
  }
}

/** The words of a body, without marks, for measuring and comparing. */
export const proseText = (prose: Prose): string => toString(prose.tree)
