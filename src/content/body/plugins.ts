import type { Identifier, MemberExpression, Program } from 'estree-jsx'
import type { SimpleCallExpression, VariableDeclaration } from 'estree-jsx'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import type { VFile } from 'vfile'
import { rehypeFigures } from '../images/rehypeFigures.ts'
import type { BodyIndex } from '../model/parsedBody.ts'
import { remarkContentFile, type BodyRegistry } from './contentFile.ts'
import { rehypeIndex } from './rehypeIndex.ts'
import { remarkHeadings } from './remarkHeadings.ts'
import { remarkLint } from './remarkLint.ts'
import { remarkStructure } from './remarkStructure.ts'
import { remarkTags } from './remarkTags.ts'
import { bodyProblems } from './report.ts'
import { rehypeNoBreak, remarkSmartQuotes } from './typography.ts'

/**
 * What `mdx()` needs to read a content file: `mdx({ format: 'md', mdExtensions: ['.md', '.mdx'], development: false,
 * ...bodyPlugins(registry) })`. Give it the whole text of the file, fields included, and its path below `content/`. Tags
 * and pictures stay elements; `bodyComponents` of the site shows them.
 */
export const bodyPlugins = (registry: BodyRegistry) => ({
  remarkPlugins: [
    [remarkContentFile, registry],
    // A single ~ means "about".
    [remarkGfm, { singleTilde: false }],
    remarkLint,
    remarkStructure,
    remarkTags,
    remarkSmartQuotes,
    remarkHeadings,
  ] satisfies PluggableList,
  rehypePlugins: [rehypeIndex, rehypeFigures, rehypeNoBreak] satisfies PluggableList,
  recmaPlugins: [recmaIndex],
})

export function indexOf(file: VFile): BodyIndex {
  const { headings = [], found } = file.data
  return { links: [], images: [], claims: [], blocks: [], ...found, headings, problems: bodyProblems(file) }
}

const named = (name: string): Identifier => ({ type: 'Identifier', name })

/** Has the compiled body export its index: `export const index = JSON.parse('…')`. So compiling it is checking it. */
const recmaIndex = () => (program: Program, file: VFile) => {
  const [object, property] = [named('JSON'), named('parse')]
  const plain = { computed: false, optional: false }
  const callee: MemberExpression = { type: 'MemberExpression', object, property, ...plain }
  const text = { type: 'Literal', value: JSON.stringify(indexOf(file)) } as const
  const init: SimpleCallExpression = { type: 'CallExpression', callee, arguments: [text], optional: false }
  const declarations = [{ type: 'VariableDeclarator' as const, id: named('index'), init }]
  const declaration: VariableDeclaration = { type: 'VariableDeclaration', kind: 'const', declarations }
  const rest = { specifiers: [], attributes: [], source: null }
  program.body.push({ type: 'ExportNamedDeclaration', declaration, ...rest })
}
