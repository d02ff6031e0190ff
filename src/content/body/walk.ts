import type { Element, Root as PageRoot } from 'hast'
import type { Nodes, Parents } from 'mdast'

/** Is told a node, what it stands in and at which place there. Whoever answers `skip` is told nothing below it. */
type Visit = (
  node: Nodes,
  parent: Parents | undefined,
  index: number | undefined,
) => 'skip' | undefined | void

/** Visits a node of Markdown and all below it, in the order of the text. */
export function walk(node: Nodes, visit: Visit, parent?: Parents, index?: number): void {
  if (visit(node, parent, index) === 'skip' || !('children' in node)) return
  // A visit may change what stands below.
  for (let at = 0; at < node.children.length; at += 1) {
    const child = node.children[at]
    if (child) walk(child, visit, node, at)
  }
}

/** Visits every element of a page’s body, in the order of the text. */
export function walkElements({ children }: Element | PageRoot, visit: (element: Element) => void): void {
  for (const child of children) {
    if (child.type !== 'element') continue
    visit(child)
    walkElements(child, visit)
  }
}
