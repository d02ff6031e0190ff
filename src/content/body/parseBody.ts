import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { rehypeFigures } from '../images/rehypeFigures.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { bodyProblems } from './report.ts'
import { footnoteBackLabel, remarkPlugins } from './plugins.ts'
import { rehypeIndex } from './rehypeIndex.ts'
import { remarkContentFile } from './remarkContentFile.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkContentFile, { collections: [], tags: [] })
  .use(remarkPlugins)
  .use(remarkRehype, { footnoteBackLabel })
  .use([rehypeIndex, rehypeFigures])
  .freeze()

/** What must be known of a body besides its text. */
interface BodyOptions {
  /** Its file. */
  file: string
  /** The line of the file on which the body begins, from 1. */
  firstLine: number
  /** Whether second-level headings are numbered, as in legal pages. */
  numbered: boolean
  /** What may be used in it. */
  tags: readonly TagDefinition[]
}

/**
 * Reads a body: GFM, and the tags of a site. Nothing in it is ever run.
 * @param body the text below the fields
 */
export function parseBody(
  body: string,
  { file: path, firstLine, ...context }: BodyOptions,
): { prose: ParsedBody; problems: Diagnostic[] } {
  const file = new VFile({ path, value: '\n'.repeat(firstLine - 1) + body, data: { body: context } })
  const tree = processor.runSync(processor.parse(file), file)
  const { headings = [], links = [], images = [], claims = [], blocks = [], start } = file.data
  const index = { headings, links, images, claims, blocks, ...(start && { start }) }
  return {
    prose: { ...index, ...context, file: path, firstLine, tree: () => tree, madeFrom: [] },
    problems: bodyProblems(file),
  }
}
