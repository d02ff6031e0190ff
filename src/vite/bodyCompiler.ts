import mdx from '@mdx-js/rollup'
import { bodyPlugins, type BodyOptions } from '../content/body/bodyPlugins.ts'

/**
 * The plugin that compiles bodies to React components. Bodies are Markdown: what an editor types is never code.
 * @param options loads what reads a body, when the first one is compiled
 */
export const bodyCompiler = (options: BodyOptions): ReturnType<typeof mdx> =>
  mdx({ format: 'md', mdExtensions: ['.md', '.mdx'], development: false, ...bodyPlugins(options) })
