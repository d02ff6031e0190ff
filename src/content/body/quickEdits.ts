import { EditMap } from 'micromark-util-edit-map'

/**
 * micromark 4.0 writes all of a document's events anew wherever a quotation, a list or an underlined heading ends, so
 * that thousands of them take minutes. This does the same edits, and writes only what stands behind the first of them.
 */
export function quickenEdits(): void {
  EditMap.prototype.consume = function (events) {
    const edits = this.map.toSorted(([one], [other]) => one - other)
    const [first] = edits
    if (!first) return
    const [start] = first
    const behind = events.slice(start)
    events.length = start
    let read = 0
    for (const [at, removed, added] of edits) {
      for (const event of behind.slice(read, at - start)) events.push(event)
      for (const event of added) events.push(event)
      read = at - start + removed
    }
    for (const event of behind.slice(read)) events.push(event)
    this.map.length = 0
    this.index.clear()
  }
}
