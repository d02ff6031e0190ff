import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'

/** A record that does not stand where it stood, or not with the same words; or one that was put before older ones. */
export interface LostRecord {
  what: 'removed' | 'rewritten' | 'moved' | 'put in'
  /** Its number as it was; of one that was put in, as it is. */
  number: number
  /** `1 | 2026-01-31 | approved | …`, without its seal; of one that was put in, as it is. */
  text: string
  /** Of one that was rewritten: as it reads now. */
  after?: string
  /** Where it stands, or stood: its line, or the lines above and below; undefined where the file begins or ends. */
  lines: { at: number } | { above: number | undefined; below: number | undefined }
}

interface RecordLine {
  number: number
  text: string
  /** The record alone, without its number: that changes when a record before it goes. */
  bare: string
  line: number
}

/**
 * What a newer version of a hash-chained file has done to the records of an older one, to which it may only add at the end.
 * Records are told by their words: numbers and seals change behind one that is gone, and only that one is meant.
 */
export function diffLogs(before: SourceFile | undefined, after: SourceFile | undefined): LostRecord[] {
  const [old, now] = [recordLines(before), recordLines(after)]
  const kept = longestCommonSubsequence(
    old.map(({ bare }) => bare),
    now.map(({ bare }) => bare),
  )
  const found: LostRecord[] = []
  let [i, j] = [0, 0]
  for (const [a, b] of [...kept, [old.length, now.length] as const]) {
    const isEnd = a === old.length
    const gap = { old: old.slice(i, a), now: now.slice(j, b) }
    const around = { above: now[j - 1]?.line, below: now[isEnd ? j : b]?.line }
    found.push(...changesIn(gap, around, isEnd))
    ;[i, j] = [a + 1, b + 1]
  }
  return withMoves(found, now)
}

/** What became of the records between two that stayed; what comes behind the last one was added, as it should be. */
function changesIn(
  { old, now }: Record<'old' | 'now', RecordLine[]>,
  around: { above: number | undefined; below: number | undefined },
  isEnd: boolean,
): LostRecord[] {
  const left = [...now]
  const take = (isIt: (other: RecordLine) => boolean): RecordLine | undefined => {
    const at = left.findIndex(isIt)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  // First those that have most in common; of the others, what has the number of one that is gone took its place.
  const alike = old.map((record) => take(isLike(record.bare)))
  const gone = old.map(({ number, text }, index): LostRecord => {
    const other = alike[index] ?? take((record) => record.number === number)
    return other
      ? { what: 'rewritten', number, text, after: other.text, lines: { at: other.line } }
      : { what: 'removed', number, text, lines: around }
  })
  const added = isEnd ? [] : left
  return [
    ...gone,
    ...added.map(({ number, text, line }): LostRecord => ({
      what: 'put in',
      number,
      text,
      lines: { at: line },
    })),
  ]
}

/** Whether two records have so much in common that one was made of the other. */
const isLike =
  (bare: string) =>
  (other: RecordLine): boolean => {
    const [fields, others] = [bare, other.bare].map((text) => text.split(' | '))
    const same = fields?.filter((field, index) => field === others?.[index]).length ?? 0
    return same * 2 > (fields?.length ?? 0)
  }

/** One that is gone from its place and stands at another was moved. */
function withMoves(found: readonly LostRecord[], now: readonly RecordLine[]): LostRecord[] {
  const removed = new Set(found.flatMap(({ what, text }) => (what === 'removed' ? [bareOf(text)] : [])))
  return found.flatMap((record): LostRecord[] => {
    const bare = bareOf(record.text)
    if (record.what === 'put in') return removed.has(bare) ? [] : [record]
    const place = record.what === 'removed' ? now.find((other) => other.bare === bare) : undefined
    return [place ? { ...record, what: 'moved', lines: { at: place.line } } : record]
  })
}

const bareOf = (text: string): string => text.replace(/^\d+ \| /, '')

const recordLines = (source: SourceFile | undefined): RecordLine[] =>
  plainText(source?.text ?? '')
    .split('\n')
    .map((typed, index) => ({ text: typed.trim().replace(/ \| seal [0-9a-f]+$/, ''), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
    .map(({ text, line }, index) => ({
      text,
      line,
      number: Number.parseInt(text, 10) || index + 1,
      bare: bareOf(text),
    }))
