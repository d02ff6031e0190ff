import type { Nodes, Parents, RootContent } from 'mdast'
import type { Position } from 'unist'
import { checkTag } from './checkTag.ts'
import { mendHtml } from './mendHtml.ts'
import { readTag, type Tag } from './readTag.ts'
import type { PlaceOf, Report } from './report.ts'
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
export function nestComponents(
  parent: Nodes,
  { report, placeOf }: { report: Report; placeOf: PlaceOf },
): void {
  if (!('children' in parent)) return
  const children: RootContent[] = parent.children
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  for (const [index, node] of children.entries()) {
    if (node.type !== 'html' && node.type !== 'componentTag') {
      nestComponents(node, { report, placeOf })
      kept.push(node)
      continue
    }
    const tag = readTag(node.value)
    if (!tag) {
      const mended = node.type === 'html' ? mendHtml(node, parent, report) : undefined
      if (mended) kept.push({ ...mended, ...(node.position && { position: node.position }) })
    } else if (!checkTag(tag, { node, end: endOf(tag, children.slice(index + 1)), placeOf }, report)) {
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

/** The first tag behind an opening one that closes it by its name. */
const endOf = ({ kind, name }: Tag, behind: readonly RootContent[]): RootContent | undefined =>
  kind === 'open'
    ? behind.find((node) => {
        const tag = node.type === 'html' || node.type === 'componentTag' ? readTag(node.value) : undefined
        return tag?.kind === 'close' && tag.name === name
      })
    : undefined

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
