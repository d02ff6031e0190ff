import mdx from '@mdx-js/rollup'
import { bodyPlugins } from '../content/body/plugins.ts'
import { legal } from '../content/versions/legalCollection.ts'
import { tags } from '../content/tags/tagDefinitions.ts'

/** How bodies are compiled. Their format is Markdown, so that nothing an editor types is code. */
export const bodyOptions = {
  format: 'md',
  mdExtensions: ['.md', '.mdx'],
  development: false,
  // Functions load faster than a thousand modules.
  outputFormat: 'function-body',
  // Only this collection has numbered sections.
  ...bodyPlugins({ tags, collections: [legal] }),
} as const

export const bodyCompiler = mdx(bodyOptions)
