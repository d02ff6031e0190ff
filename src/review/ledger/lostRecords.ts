import { plainText, type SourceFile } from '../../site/sourceFile.ts'

/** A record that does not stand where it stood, or not with the same words. */
export interface LostRecord {
  /** Its place in the older file, from 1. */
  number: number
  /** `1 | 2026-01-31 | approved | …`, without its seal. */
  before: string
  /** What stands at its place now; undefined when nothing does. */
  after: string | undefined
  /** The line of `after` in its file, from 1; that of the last record when nothing stands there. */
  line: number
}

/**
 * The records of an older sealed file that a newer one does not hold unchanged at the same place. Seals are left out:
 * one rewritten record gives all behind it other seals, and only that one is meant.
 */
export function lostRecords(before: SourceFile | undefined, after: SourceFile | undefined): LostRecord[] {
  const [old, now] = [recordLines(before), recordLines(after)]
  return old.flatMap(({ text }, index) => {
    const there = now[index]
    if (there?.text === text) return []
    const line = there?.line ?? now.at(-1)?.line ?? 1
    return [{ number: index + 1, before: text, after: there?.text, line }]
  })
}

const recordLines = (source: SourceFile | undefined): { text: string; line: number }[] =>
  plainText(source?.text ?? '')
    .split('\n')
    .map((typed, index) => ({ text: typed.trim().replace(/ \| seal [0-9a-f]+$/, ''), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
