/** The item of a list at an index, which must be in it: throws a RangeError rather than hand on `undefined`. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

/** The item of a ring, where the first follows the last: any whole index will do. */
export function itemWrapped<Item>(ring: readonly Item[], index: number): Item {
  return itemAt(ring, ((index % ring.length) + ring.length) % ring.length)
}

/** The item of a line, where before the first and after the last there is nothing else: those stand in. */
export function itemClamped<Item>(line: readonly Item[], index: number): Item {
  return itemAt(line, Math.min(Math.max(index, 0), line.length - 1))
}
