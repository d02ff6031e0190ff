import type { Nodes, Parents, RootContent } from 'mdast'
import type { Position } from 'unist'
import { checkTag } from './checkTag.ts'
import { mendHtml } from './mendHtml.ts'
import { readTag, type Tag } from './readTag.ts'
import type { Report } from './report.ts'
import { proseTag } from './tags.ts'

declare module 'mdast' {
  interface Component {
    type: 'component'
    children: Array<RootContent>
    data: { hName: string; hProperties: Record<string, string> }
    position?: Position
  }
  interface RootContentMap {
    component: Component
  }
}

/**
 * Makes a tree of components from the tags in a tree of Markdown, in place. Comments vanish, `<br>` becomes a line
 * break, every other tag of the web is reported: content is text, never a program.
 */
export function nestComponents(parent: Nodes, report: Report): void {
  if (!('children' in parent)) return
  const children: RootContent[] = parent.children
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  for (const node of children) {
    if (node.type !== 'html' && node.type !== 'componentTag') {
      nestComponents(node, report)
      kept.push(node)
      continue
    }
    const tag = readTag(node.value)
    if (!tag) {
      const mended = node.type === 'html' ? mendHtml(node, parent, report) : undefined
      if (mended) kept.push({ ...mended, ...(node.position && { position: node.position }) })
    } else if (!checkTag(tag, node, report)) {
      continue
    } else if (tag.kind === 'alone' || proseTag(tag.name)?.content === 'none') {
      kept.push(component(tag, node, []))
    } else if (tag.kind === 'open') {
      open.push({ tag, node, before: kept })
      kept = []
    } else {
      const opened = open.pop()
      if (opened?.tag.name === tag.name) {
        kept = [...opened.before, component(opened.tag, opened.node, kept)]
      } else {
        if (opened) open.push(opened)
        report(
          node.position?.start,
          'prose-component',
          `</${tag.name}> closes nothing that is open here.`,
          `Delete it, or write <${tag.name}> before it.`,
        )
      }
    }
  }
  for (const { tag, node, before } of open.reverse()) {
    report(
      node.position?.start,
      'prose-component',
      `<${tag.name}> is opened here and never closed.`,
      `Write </${tag.name}> on a line of its own where it ends.`,
    )
    kept = [...before, ...kept]
  }
  setChildren(parent, kept)
}

function setChildren(parent: Parents, children: RootContent[]): void {
  const target: { children: RootContent[] } = parent
  target.children = children
}

const component = (tag: Tag, node: RootContent, children: RootContent[]): RootContent => ({
  type: 'component',
  children,
  data: {
    hName: tag.name,
    hProperties: Object.fromEntries(tag.properties.map(({ name, value }) => [name, value])),
  },
  ...(node.position && { position: node.position }),
})
