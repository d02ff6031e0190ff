import type { Root } from 'hast'

/**
 * The trees that were asked for last. A tree takes thirty times the memory of its text, so those of all pages are never
 * held at once: the others are made again when they are asked for.
 */
const recent = new Map<() => Root, Root>()

/** Trees that are held as long as their bodies are, because all of them will be rendered. */
const held = new WeakMap<() => Root, Root>()
let heldCount = 0

/** Those of 1,200 pages of 3,500 letters take 120 MB; the trees of further ones are made twice. */
const mostHeld = 1200

/** Those that are at work, and no more: each that is held is copied by the garbage collector, twice. */
const most = 40

/**
 * A tree that is made when it is asked for, and again when that is long after.
 * @param make makes the same tree each time
 * @param made the tree, when it has just been made
 * @returns gives the tree, which must not be changed
 */
export function recentTree(make: () => Root, made?: Root): () => Root {
  const tree = () => {
    const known = held.get(tree) ?? recent.get(tree) ?? make()
    recent.delete(tree)
    recent.set(tree, known)
    const [oldest] = recent.keys()
    if (recent.size > most && oldest) recent.delete(oldest)
    return known
  }
  if (made) recent.set(tree, made)
  return tree
}

/**
 * Holds a tree that was just made, up to a limit, so that it is not made again.
 * @param tree one that `recentTree` has given
 */
export function retainTree(tree: () => Root): void {
  const made = recent.get(tree)
  if (made === undefined || held.has(tree) || heldCount >= mostHeld) return
  held.set(tree, made)
  heldCount += 1
}

/**
 * Lets a tree go whose page was rendered, so that others have its memory.
 * @param tree one that `recentTree` has given
 */
export function releaseTree(tree: () => Root): void {
  recent.delete(tree)
  if (held.delete(tree)) heldCount -= 1
}
