import type { Nodes as HtmlNodes, Element } from 'hast'
import type { Nodes } from 'mdast'

/**
 * Plain walks over whole trees, which every body is given: unist-util-visit makes a function of each node and names it,
 * which takes ten times as long. It is for trees that are seldom walked, and for walks that skip, stop or need parents.
 */

/** Visits a node of Markdown, and then all that stands in it. */
export function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) eachNode(child, visit)
}

/** Visits the elements of a tree, each before those that stand in it. */
export function eachElement(node: HtmlNodes, visit: (element: Element) => void): void {
  if (node.type === 'element') visit(node)
  if ('children' in node) for (const child of node.children) eachElement(child, visit)
}
