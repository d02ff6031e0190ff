import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { rehypeFigures } from '../images/rehypeFigures.ts'
import { rehypeBodyIndex } from './rehypeBodyIndex.ts'
import { rehypeNoBreak } from './rehypeNoBreak.ts'
import { remarkComponentTags } from './remarkComponentTags.ts'
import { remarkContentFile, type BodyRegistry } from './remarkContentFile.ts'
import { remarkHeadingIds } from './remarkHeadingIds.ts'
import { remarkMarkdownLint } from './remarkMarkdownLint.ts'
import { remarkSectionNumbers } from './remarkSectionNumbers.ts'
import { remarkSmartQuotes } from './remarkSmartQuotes.ts'

/** What a body goes through as Markdown, in this order, and then as HTML. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkMarkdownLint,
  remarkComponentTags,
  remarkSmartQuotes,
  remarkHeadingIds,
  remarkSectionNumbers,
]
const rehypePlugins: PluggableList = [rehypeBodyIndex, rehypeFigures, rehypeNoBreak]

/**
 * What `mdx()` needs to read a content file: `mdx({ format: 'md', mdExtensions: ['.md', '.mdx'], development: false,
 * ...bodyPlugins(registry) })`. Give it the whole text of the file, fields included, and its path below `content/`. Tags
 * and pictures stay elements; `bodyComponents` of the site shows them.
 */
export const bodyPlugins = (registry: BodyRegistry) => ({
  remarkPlugins: [[remarkContentFile, registry], ...remarkPlugins] satisfies PluggableList,
  rehypePlugins,
  // The words around the number are the site's: see `footnoteComponents`.
  remarkRehypeOptions: { footnoteBackLabel },
})

/** The number of a footnote; from the second link to one on, with the number of that link. */
export function footnoteBackLabel(index: number, link: number): string {
  return `${index + 1}${link > 1 ? `-${link}` : ''}`
}
