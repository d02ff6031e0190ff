import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { reporter } from './bodyFile.ts'
import { parseMarkdown } from './parseMarkdown.ts'

/** Reads Markdown as GitHub does, with the tags of components, within the limits that a text has. */
export const remarkBodyParser: Plugin<[], string, Root> = function () {
  this.parser = (body, file) => {
    const tree = parseMarkdown(body)
    const limit = tree.data?.limit
    if (limit) reporter(file)(limit.at, ...limit.told)
    return tree
  }
}
