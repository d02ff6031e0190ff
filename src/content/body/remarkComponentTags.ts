import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { bodyContext, placeIn, reporter } from './bodyFile.ts'
import { unclosedTags } from './unclosedTags.ts'
import { componentTagFromMarkdown, componentTagSyntax } from './componentTagSyntax.ts'
import { nestComponents } from './nestComponents.ts'

/**
 * The tags of components in Markdown (`<Note title="…">` on a line of its own): reads them, and nests what stands
 * between an opening and a closing one. Tells what begins like a tag and is none.
 */
export const remarkComponentTags = function (this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), componentTagSyntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), componentTagFromMarkdown]
  return (tree: Root, file: VFile): void => {
    const body = String(file)
    if (!body.includes('<')) return
    const { tags } = bodyContext(file)
    const report = reporter(file)
    nestComponents(tree, { tags, report, placeOf: placeIn })
    unclosedTags(tree, body, { tags, report })
  }
}
