import { advertisingFile } from '../../site/collections.ts'
import type { ReadSource } from '../../site/readSource.ts'
import type { SourceFile } from '../../site/sourceFile.ts'
import { plainWords } from '../reading/plainWords.ts'
import type { ContentSide } from './contentSide.ts'

/**
 * What changed in the files that no page shows and that say what pages may say: records of claims, and permissions
 * under the rules on advertising. A sentence for each file, since who reviews a page relies on them.
 * @param read takes a file apart
 */
export function groundChanges(before: ContentSide, after: ContentSide, read: ReadSource): string[] {
  const [old, now] = [before, after].map(
    ({ files }) => new Map(files.filter(isGround).map((file) => [file.path, file])),
  )
  if (!old || !now) return []
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)]
    if (was?.text === is?.text) return []
    if (is === undefined) return [`${path} was removed.`]
    const [saidBefore, saidNow] = [was && saysOf(was, read), saysOf(is, read)]
    const changes = [...new Set([...(saidBefore?.keys() ?? []), ...saidNow.keys()])].flatMap((name) =>
      fieldChanges(name, saidBefore?.get(name) ?? [], saidNow.get(name) ?? []),
    )
    if (was === undefined) return [`${path} is new: ${changes.join('; ')}.`]
    return changes.length === 0 ? [] : [`${path} changed: ${changes.join('; ')}.`]
  })
}

const isGround = ({ path }: SourceFile): boolean =>
  path === advertisingFile.path || path.startsWith('claims/')

/** What became of one field: of a list, which entries went and came. */
function fieldChanges(name: string, before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((text) => !after.includes(text))
  const come = after.filter((text) => !before.includes(text))
  const [old] = gone
  const [now] = come
  if (gone.length === 1 && come.length === 1) return [`"${name}": ${old ?? ''} → ${now ?? ''}`]
  return [
    ...gone.map((text) => `"${name}" no longer has: ${text}`),
    ...come.map((text) => `"${name}" has: ${text}`),
  ]
}

/** What a file says, field by field; a list has its entries. What cannot be read counts as one text. */
function saysOf(source: SourceFile, read: ReadSource): Map<string, string[]> {
  const { parts } = read(source, { numbered: false })
  const data = parts?.yaml.data
  if (typeof data !== 'object' || data === null) return new Map([['text', [plainWords(source.text)]]])
  const fields = Object.entries(data).map(([name, value]: [string, unknown]): [string, string[]] => [
    name,
    (Array.isArray(value) ? value : [value]).map(inWords),
  ])
  const note = /^---\r?\n[^]*?\r?\n---\r?\n([^]*)$/.exec(source.text)?.[1] ?? ''
  return new Map(plainWords(note) === '' ? fields : [...fields, ['note', [plainWords(note)]]])
}

/** A value in one line: of fields within fields, each with its name. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value !== 'object' || value === null) return plainWords(String(value))
  return Object.entries(value)
    .map(([name, inner]: [string, unknown]) => `${name} ${inWords(inner)}`)
    .join(', ')
}
