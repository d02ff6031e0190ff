import { createHash } from 'node:crypto'

/** What one part of the net records of one revision: texts by name, in which generated names are marked. */
export interface Recording {
  /** Everything that is compared, by a name that says where it comes from. */
  items: Record<string, string>
  /** What may grow by a little only, in bytes. */
  sizes: Record<string, number>
  /** Lists that are printed when they differ, which does not count as a difference. */
  notes: Record<string, string[]>
}

// Two characters of Unicode's private use area, which no page, message or archive has.
const [open, close] = ['\uE000', '\uE001']

/**
 * Marks a name that was generated (a class name, a hash, a digest): it is compared by where it stands, not by its letters.
 * @param kind what it names; names of different kinds are never the same
 */
export const generated = (kind: string, name: string): string => `${open}${kind}:${name}${close}`

const marked = /\uE000([^:\uE000\uE001]*):([^\uE000\uE001]*)\uE001/g

/** Writes each generated name anew. @param rename is called at every place, in order */
export const renameGenerated = (text: string, rename: (kind: string, name: string) => string): string =>
  text.replace(marked, (_, kind: string, name: string) => rename(kind, name))

/** The names of all items, in the order in which they are compared. */
export const itemNames = ({ items }: Recording): string[] => Object.keys(items).sort()

/**
 * The texts with generated names numbered in the order of their first appearance over all items: two recordings have
 * the same texts then exactly when one renaming, the same everywhere, makes one of the other.
 */
export function numbered(recording: Recording): Map<string, string> {
  const numbers = new Map<string, string>()
  const counts = new Map<string, number>()
  const rename = (kind: string, name: string): string => {
    const key = `${kind}:${name}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const number = `<${kind} ${count}>`
    numbers.set(key, number)
    return number
  }
  return new Map(
    itemNames(recording).map((name) => [name, renameGenerated(recording.items[name] ?? '', rename)]),
  )
}

/** SHA-256 in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
