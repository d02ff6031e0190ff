import type { Pattern, Program } from 'estree-jsx'
import type { Element, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import type { BodyRegistry } from './readContentFile.ts'

/**
 * The plugins of a body for `@mdx-js/rollup`. A body that the site has parsed already comes as that tree; a content file
 * that a module imports is read here, by the same plugins as `parseBody`. What they do their work with is loaded when
 * the first body is compiled, so that Vite's settings do not wait for it.
 */

declare module 'vfile' {
  interface DataMap {
    /** The tree of a body that the site has parsed, checked and completed. */
    parsed: HtmlRoot
  }
}

type BodyReader = typeof import('./bodyReader.ts')

export interface BodyOptions {
  /** Loads what is to be known of a site for the files that modules import. */
  loadRegistry: () => Promise<BodyRegistry>
  /** Loads what reads bodies: the same modules as the site's, whose parsed trees wait in one of them. */
  loadReader: () => Promise<BodyReader>
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
function remarkContentFile(this: Processor, { loadRegistry, loadReader }: BodyOptions) {
  // Nothing is parsed before what parses it is loaded.
  this.parser = () => ({ type: 'root', children: [] }) satisfies Root
  return async (tree: Root, file: VFile): Promise<void> => {
    const { parsedBodies, readContentFile } = await loadReader()
    const parsed = parsedBodies.get(file.path)
    if (parsed) {
      file.data.parsed = parsed
      return
    }
    readContentFile(tree, file, await loadRegistry())
  }
}

/** Gives the tree of a body that the site has parsed; of any other file, fails on what `npm run check` calls an error. */
const rehypeContentFile = (loadReader: BodyOptions['loadReader']) => async (tree: HtmlRoot, file: VFile) => {
  const { wrapNoBreak, requireSound } = await loadReader()
  if (file.data.parsed) return wrapNoBreak(withoutPositions(file.data.parsed))
  requireSound(file)
  return wrapNoBreak(tree)
}

/** A tree of which nobody asks where it stands in its file: MDX compiles it in four fifths of the time. */
const withoutPositions = <Parent extends HtmlRoot | Element>(tree: Parent): Parent => ({
  ...tree,
  position: undefined,
  children: tree.children.map((node) =>
    node.type === 'element' ? withoutPositions(node) : { ...node, position: undefined },
  ),
})

/**
 * Makes the body of a function of the compiled body of a site: it is given a JSX runtime and the properties of the component,
 * and returns what that shows. All of it stands in one function, which engines read once; of one within another they look for
 * the end first.
 */
const recmaFunctionBody = () => (program: Program, file: VFile) => {
  if (file.data.parsed) program.body = program.body.flatMap(asStatements)
}

type Statement = Program['body'][number]

function asStatements(node: Statement): Statement[] {
  if (node.type === 'ImportDeclaration') {
    const properties = node.specifiers.map(({ local, ...specifier }) => ({
      type: 'Property' as const,
      kind: 'init' as const,
      key: 'imported' in specifier ? specifier.imported : local,
      value: local,
      computed: false,
      method: false,
      shorthand: false,
    }))
    return [argument(0, { type: 'ObjectPattern', properties })]
  }
  // What calls the function of the content, and asks for a layout besides, which bodies have none.
  if (node.type === 'ExportDefaultDeclaration') return []
  if (node.type !== 'FunctionDeclaration' || node.id?.name !== '_createMdxContent') return [node]
  const [props] = node.params
  return [...(props ? [argument(1, props)] : []), ...node.body.body]
}

/** Takes an argument of the function. */
const argument = (at: number, id: Pattern): Statement => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [
    {
      type: 'VariableDeclarator',
      id,
      init: {
        type: 'MemberExpression',
        object: { type: 'Identifier', name: 'arguments' },
        property: { type: 'Literal', value: at },
        computed: true,
        optional: false,
      },
    },
  ],
})

/** The options of `mdx()` for bodies. */
export function bodyPlugins(options: BodyOptions) {
  const { loadReader } = options
  return {
    remarkPlugins: [
      [remarkContentFile, options] satisfies [typeof remarkContentFile, BodyOptions],
      lazy(async () => (await loadReader()).remarkMarkdownLint),
      lazy(async () => (await loadReader()).remarkComponentTags),
      lazy(async () => (await loadReader()).remarkSmartQuotes),
      lazy(async () => (await loadReader()).remarkHeadingIds),
      lazy(async () => (await loadReader()).remarkSectionNumbers),
    ],
    rehypePlugins: [
      lazy(async () => (await loadReader()).rehypeBodyIndex),
      lazy(async () => (await loadReader()).rehypePictures),
      [rehypeContentFile, loadReader] satisfies [typeof rehypeContentFile, BodyOptions['loadReader']],
    ],
    recmaPlugins: [recmaFunctionBody],
    // What an editor typed is no code that anybody steps through.
    SourceMapGenerator: undefined,
  }
}
