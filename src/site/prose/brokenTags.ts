import type { Root } from 'mdast'
import type { Report } from './report.ts'
import { proseTagNames } from './tags.ts'
import { walk } from './walk.ts'

const tagBegin = new RegExp(`(?<!\\\\)</?(?:${proseTagNames.join('|')})\\b`, 'g')

/**
 * Reports what begins like a component’s tag and is only text, because its quotation mark or its > is missing:
 * visitors would see it. Looks at the words as typed, where `\<Note` is meant to be seen.
 * @param tree the Markdown, its tags taken out
 * @param body what it was read from
 */
export function brokenTags(tree: Root, body: string, report: Report): void {
  walk(tree, ({ type, position }) => {
    if (type !== 'text') return
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from === undefined || to === undefined) return
    for (const { 0: begin, index } of body.slice(from, to).matchAll(tagBegin)) {
      const before = body.slice(0, from + index)
      report(
        { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') },
        'prose-component',
        `"${begin}" begins here, and never ends.`,
        'End it with > on the same line, and close every quotation mark in it; to show the text itself, write \\< instead of <.',
      )
    }
  })
}
