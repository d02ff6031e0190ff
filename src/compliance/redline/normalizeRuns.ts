import type { Change } from './types.ts'

/**
 * Runs as they are best read: between two that stayed at most one deletion and, behind it, one insertion; and the
 * space before a changed word outside of the change.
 */
export function normalizeRuns(runs: readonly Change[]): Change[] {
  const parts: { same: string; deleted: string; inserted: string }[] = [
    { same: '', deleted: '', inserted: '' },
  ]
  for (const { kind, text } of runs) {
    let last = parts.at(-1)
    if (text === '' || !last) continue
    if (kind === 'same' && last.deleted + last.inserted !== '') {
      last = { same: '', deleted: '', inserted: '' }
      parts.push(last)
    }
    last[kind] += text
  }
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const changes = [part.deleted, part.inserted].filter((text) => text !== '')
    if (changes.length === 0 || !changes.every((text) => text.startsWith(' '))) return
    if (part.same === '' && index > 0) return
    if (changes.length === 2 && part.same !== '') {
      part.same += ' '
      part.deleted = part.deleted.slice(1)
      part.inserted = part.inserted.slice(1)
    } else if (changes.length === 1 && part.same !== '' && next?.same.startsWith(' ')) {
      part.same += ' '
      if (part.deleted !== '') part.deleted = `${part.deleted.slice(1)} `
      else part.inserted = `${part.inserted.slice(1)} `
      next.same = next.same.slice(1)
    }
  })
  const result: Change[] = []
  for (const part of parts) {
    for (const kind of ['same', 'deleted', 'inserted'] as const) {
      const last = result.at(-1)
      if (part[kind] === '') continue
      // What stayed between two changes may have been one space, which went to its neighbours.
      if (last?.kind === kind) last.text += part[kind]
      else result.push({ kind, text: part[kind] })
    }
  }
  return result
}
