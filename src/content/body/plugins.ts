import type { Program } from 'estree-jsx'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import type { VFile } from 'vfile'
import { rehypeFigures } from '../images/rehypeFigures.ts'
import { remarkContentFile, type BodyRegistry } from './contentFile.ts'
import { rehypeIndex } from './rehypeIndex.ts'
import { remarkHeadings } from './remarkHeadings.ts'
import { remarkLint } from './remarkLint.ts'
import { remarkStructure } from './remarkStructure.ts'
import { remarkTags } from './remarkTags.ts'
import { rehypeNoBreak, remarkSmartQuotes } from './typography.ts'
import { rehypeUnseenLines, remarkStructureLines } from './unseenLines.ts'

/**
 * The plugins with which `mdx()` compiles a content file (see `vite/bodyCompiler.ts`). Give it the whole text of the file,
 * fields included, and its path below `content/`. Tags and pictures stay elements; the site's `bodyComponents` shows them.
 * @param github whether to read what GitHub's Markdown adds
 */
export const bodyPlugins = (registry: BodyRegistry, github = true) => ({
  remarkPlugins: [
    [remarkContentFile, registry],
    // A single ~ means "about".
    [remarkGfm, github && { singleTilde: false }],
    remarkLint,
    remarkStructureLines,
    remarkStructure,
    remarkTags,
    remarkSmartQuotes,
    remarkHeadings,
  ] satisfies PluggableList,
  rehypePlugins: [rehypeUnseenLines, rehypeIndex, rehypeFigures, rehypeNoBreak] satisfies PluggableList,
  recmaPlugins: [recmaIndex],
})

/** Has the compiled body export its index, as JSON. So compiling it is checking it. */
const recmaIndex = () => (program: Program, file: VFile) => {
  const key = { type: 'Identifier', name: 'index' } as const
  const value = { type: 'Literal', value: JSON.stringify(file.data.index) } as const
  const flags = { kind: 'init', computed: false, method: false, shorthand: false } as const
  for (const node of program.body)
    if (node.type === 'ReturnStatement' && node.argument?.type === 'ObjectExpression')
      node.argument.properties.push({ type: 'Property', key, value, ...flags })
}
