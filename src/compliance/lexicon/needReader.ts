import type { PatternNeeds } from './patternNeeds.ts'

/** Reads what patterns need: whether a text that holds some literals meets it. By literal, 1 stands for one that it holds. */
export function needReader({
  needs,
  starts,
}: PatternNeeds): (pattern: number, isHeld: Uint8Array) => boolean {
  /** Whether all needs are met that stand between two places. */
  const areMet = (from: number, to: number, isHeld: Uint8Array): boolean => {
    for (let at = from; at < to; at += 1 + (needs[at] ?? 0)) if (!isMet(at, isHeld)) return false
    return true
  }
  const isMet = (need: number, isHeld: Uint8Array): boolean => {
    const end = need + 1 + (needs[need] ?? 0)
    const others = need + 2 + (needs[need + 1] ?? 0)
    for (let at = need + 2; at < others; at += 1) if (isHeld[needs[at] ?? 0]) return true
    for (let at = others; at < end; at += 1 + (needs[at] ?? 0))
      if (areMet(at + 1, at + 1 + (needs[at] ?? 0), isHeld)) return true
    return false
  }
  return (pattern, isHeld) => areMet(starts[pattern] ?? 0, starts[pattern + 1] ?? 0, isHeld)
}
