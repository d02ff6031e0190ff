/** The most attempts: what fails in more places than that is left to people. */
const attempts = 60

/**
 * The largest part of a list, in its order, that passes a test: all items, or those that remain when halves that fail
 * are bisected.
 * @param holds whether items pass together; it is asked with a growing list
 */
export function largestPassingSubset<Item>(
  items: readonly Item[],
  holds: (chosen: readonly Item[]) => boolean,
): readonly Item[] {
  let chosen: readonly Item[] = []
  let left = attempts
  const take = (part: readonly Item[]): void => {
    if (part.length === 0 || left === 0) return
    left -= 1
    const more = [...chosen, ...part]
    if (holds(more)) {
      chosen = more
    } else if (part.length > 1) {
      const middle = Math.ceil(part.length / 2)
      take(part.slice(0, middle))
      take(part.slice(middle))
    }
  }
  take(items)
  return chosen
}
