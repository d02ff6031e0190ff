import type { Root } from 'hast'

/**
 * The trees that were asked for last. A tree takes thirty times the memory of its text, so those of all pages are never
 * held at once: the others are made again when they are asked for.
 */
const recent = new Map<() => Root, Root>()

/** Enough for one page with all bodies that stand on it. */
const most = 32

/**
 * A tree that is made when it is asked for, and again when that is long after.
 * @param make makes the same tree each time
 * @param made the tree, when it has just been made
 * @returns gives the tree, which must not be changed
 */
export function recentTree(make: () => Root, made?: Root): () => Root {
  const tree = () => {
    const known = recent.get(tree) ?? make()
    recent.delete(tree)
    recent.set(tree, known)
    const [oldest] = recent.keys()
    if (recent.size > most && oldest) recent.delete(oldest)
    return known
  }
  if (made) recent.set(tree, made)
  return tree
}
