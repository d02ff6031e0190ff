import type { ElementContent, RootContent } from 'hast'
import { parseBody } from '../../body/parseBody.ts'
import type { TagDefinition } from '../../tags/tag.ts'

/**
 * What a body renders to: the page’s tree and its problems, without their places. Equal texts mean equal
 * HTML; outside code, any space or line end counts as one space, as it does in a browser.
 */
export function renderFingerprint(body: string, tags: readonly TagDefinition[]): string {
  const { prose, problems } = parseBody(body, { file: 'body.mdx', firstLine: 1, numbered: true, tags })
  return JSON.stringify([
    shownIn(prose.tree().children, false),
    problems.map(({ rule, message, fix }) => [rule, message, fix]),
  ])
}

/** Texts that stand side by side are one: a comment or a line break may have parted them. */
function shownIn(nodes: readonly (RootContent | ElementContent)[], isCode: boolean): unknown[] {
  const found: unknown[] = []
  let text = ''
  const endText = () => {
    if (text !== '') found.push(isCode ? text : text.replace(/[ \t\n]+/g, ' '))
    text = ''
  }
  for (const node of nodes) {
    if (node.type === 'text') text += node.value
    if (node.type !== 'element') continue
    endText()
    const isWithin = isCode || node.tagName === 'pre' || node.tagName === 'code'
    found.push([node.tagName, node.properties, shownIn(node.children, isWithin)])
  }
  endText()
  return found
}
