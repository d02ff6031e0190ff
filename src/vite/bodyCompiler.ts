import mdx from '@mdx-js/rollup'
import { bodyPlugins } from '../content/body/plugins.ts'
import { legal } from '../firm/collections/legal.ts'
import { tags } from '../firm/tagDefinitions.ts'

/** Compiles the bodies of pages. They are Markdown: what an editor types is never code. */
export const bodyCompiler = mdx({
  format: 'md',
  mdExtensions: ['.md', '.mdx'],
  development: false,
  // Loading a thousand modules takes Node seconds.
  outputFormat: 'function-body',
  // No other collection has numbered sections.
  ...bodyPlugins({ tags, collections: [legal] }),
})
