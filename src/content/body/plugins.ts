import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { rehypeFigures } from '../images/rehypeFigures.ts'
import { recmaIndex } from './recmaIndex.ts'
import { rehypeIndex } from './rehypeIndex.ts'
import { rehypeNoBreak } from './rehypeNoBreak.ts'
import { remarkContentFile, type BodyRegistry } from './remarkContentFile.ts'
import { remarkHeadings } from './remarkHeadings.ts'
import { remarkSmartQuotes } from './remarkSmartQuotes.ts'
import { remarkTags } from './remarkTags.ts'
import { remarkLinks } from './rules/remarkLinks.ts'
import { remarkLint } from './rules/remarkLint.ts'
import { remarkStructure } from './rules/remarkStructure.ts'

/** What a body goes through as Markdown, in this order, and then as HTML. */
const remarkPlugins: PluggableList = [
  // A single ~ means "about".
  [remarkGfm, { singleTilde: false }],
  remarkLint,
  remarkStructure,
  remarkLinks,
  remarkTags,
  remarkSmartQuotes,
  remarkHeadings,
]
const rehypePlugins: PluggableList = [rehypeIndex, rehypeFigures, rehypeNoBreak]

/**
 * What `mdx()` needs to read a content file: `mdx({ format: 'md', mdExtensions: ['.md', '.mdx'], development: false,
 * ...bodyPlugins(registry) })`. Give it the whole text of the file, fields included, and its path below `content/`. Tags
 * and pictures stay elements; `bodyComponents` of the site shows them.
 */
export const bodyPlugins = (registry: BodyRegistry) => ({
  remarkPlugins: [[remarkContentFile, registry], ...remarkPlugins] satisfies PluggableList,
  rehypePlugins,
  recmaPlugins: [recmaIndex],
})
