import type { Parents as HtmlParents, RootContent as HtmlContent } from 'hast'
import type { Parents, RootContent } from 'mdast'

/** Every node below another, in the order of the text. They may be changed on the way. */
export function nodesOf(tree: Parents): RootContent[]
export function nodesOf(tree: HtmlParents): HtmlContent[]
export function nodesOf(tree: Parents | HtmlParents): (RootContent | HtmlContent)[] {
  const found: (RootContent | HtmlContent)[] = []
  const walk = ({ children }: Parents | HtmlParents): void => {
    for (const child of children) {
      found.push(child)
      if ('children' in child) walk(child)
    }
  }
  walk(tree)
  return found
}
