import mdx from '@mdx-js/rollup'
import { bodyPlugins } from '../content/body/plugins.ts'
import { legal } from '../content/versions/legalCollection.ts'
import { tags } from '../content/tags/tagDefinitions.ts'

/** How bodies are compiled. Their format is Markdown, so that nothing an editor types is code. */
const optionsWith = (github: boolean) =>
  ({
    format: 'md',
    mdExtensions: ['.md', '.mdx'],
    development: false,
    // Functions load faster than a thousand modules.
    outputFormat: 'function-body',
    // Only this collection has numbered sections.
    ...bodyPlugins({ tags, collections: [legal] }, github),
  }) as const

export const bodyOptions = optionsWith(true)

/** Signs of tables, footnotes, deleted text, addresses and task lists. */
const githubSigns = /[|~@]|:-|-:|:\/\/|www\.|\[(?:\^|[\sx]\])/i

const plain = mdx(optionsWith(false))
const github = mdx(bodyOptions)

/** Looking for what GitHub's Markdown adds takes a fourth of a body's time, and most texts have none of it. */
export const bodyCompiler: typeof github = {
  ...github,
  transform: (text, path) => (githubSigns.test(text) ? github : plain).transform(text, path),
}
