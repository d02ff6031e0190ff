import type { Program } from 'estree-jsx'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { parsedBodies } from './parsedBodies.ts'
import type { BodyRegistry } from './readContentFile.ts'

/**
 * The plugins of a body for `@mdx-js/rollup`. A body that the site has parsed already comes as that tree; a content file
 * that a module imports is read here, by the same plugins as `parseBody`. Each loads what it needs at first use, so
 * that Vite's settings do not wait for it.
 */

declare module 'vfile' {
  interface DataMap {
    /** The tree of a body that the site has parsed, checked and completed. */
    parsed: HtmlRoot
  }
}

/** What is to be known of a site for the files that modules import. */
interface BodyOptions {
  loadRegistry: () => Promise<BodyRegistry>
}

type Transform<Tree extends Node> = (tree: Tree, file: VFile) => void
type Attach<Tree extends Node> = (this: Processor) => Transform<Tree>

/** A plugin that is loaded when a file needs it. */
const lazy = <Tree extends Node>(load: () => Promise<Attach<Tree>>) =>
  function (this: Processor) {
    return async (tree: Tree, file: VFile): Promise<void> => {
      if (file.data.parsed) return
      const attach = await load()
      attach.call(this)(tree, file)
    }
  }

/** Takes the tree of a body that the site has parsed, or reads the text of any other content file. */
function remarkContentFile(this: Processor, { loadRegistry }: BodyOptions) {
  // Nothing is parsed before what parses it is loaded.
  this.parser = () => ({ type: 'root', children: [] }) satisfies Root
  return async (tree: Root, file: VFile): Promise<void> => {
    const parsed = parsedBodies.get(file.path)
    if (parsed) {
      file.data.parsed = parsed
      return
    }
    const [{ readContentFile }, registry] = await Promise.all([
      import('./readContentFile.ts'),
      loadRegistry(),
    ])
    readContentFile(tree, file, registry)
  }
}

/** Gives the tree of a body that the site has parsed; of any other file, fails on what `npm run check` calls an error. */
const rehypeContentFile = () => async (tree: HtmlRoot, file: VFile) => {
  if (file.data.parsed) return file.data.parsed
  const { requireSound } = await import('./readContentFile.ts')
  requireSound(file)
  return tree
}

/** Makes a function of the compiled body of a site: it is given a JSX runtime, and returns the component. */
const recmaFunctionBody = () => (program: Program, file: VFile) => {
  if (file.data.parsed) program.body = program.body.map(asStatement)
}

function asStatement(node: Program['body'][number]): Program['body'][number] {
  if (node.type === 'ImportDeclaration') {
    return {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: {
            type: 'ObjectPattern',
            properties: node.specifiers.map(({ local, ...specifier }) => ({
              type: 'Property',
              kind: 'init',
              key: 'imported' in specifier ? specifier.imported : local,
              value: local,
              computed: false,
              method: false,
              shorthand: false,
            })),
          },
          init: {
            type: 'MemberExpression',
            object: { type: 'Identifier', name: 'arguments' },
            property: { type: 'Literal', value: 0 },
            computed: true,
            optional: false,
          },
        },
      ],
    }
  }
  if (node.type !== 'ExportDefaultDeclaration' || node.declaration.type !== 'FunctionDeclaration') return node
  const { id, params, body } = node.declaration
  return { type: 'ReturnStatement', argument: { type: 'FunctionExpression', id, params, body } }
}

/** The options of `mdx()` for bodies. */
export const bodyPlugins = (options: BodyOptions) => ({
  remarkPlugins: [
    [remarkContentFile, options] satisfies [typeof remarkContentFile, BodyOptions],
    lazy(async () => (await import('./remarkMarkdownLint.ts')).remarkMarkdownLint),
    lazy(async () => (await import('./remarkComponentTags.ts')).remarkComponentTags),
    lazy(async () => (await import('./remarkSmartQuotes.ts')).remarkSmartQuotes),
    lazy(async () => (await import('./remarkHeadingIds.ts')).remarkHeadingIds),
    lazy(async () => (await import('./remarkSectionNumbers.ts')).remarkSectionNumbers),
  ],
  rehypePlugins: [
    lazy(async () => (await import('./rehypeBodyIndex.ts')).rehypeBodyIndex),
    lazy(async () => (await import('../images/rehypePictures.ts')).rehypePictures),
    rehypeContentFile,
  ],
  recmaPlugins: [recmaFunctionBody],
})
