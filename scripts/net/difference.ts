import { diffArrays, structuredPatch } from 'diff'
import { itemNames, numbered, renameGenerated, type Recording } from './recording.ts'

/** One thing that differs between the two revisions. */
interface Difference {
  name: string
  /** A unified diff, or a sentence. */
  text: string
}

export interface Comparison {
  /** How many things were compared. */
  compared: number
  differences: Difference[]
  /** What differs but does not count as a difference. */
  notes: string[]
}

/** By how much a size may grow. */
const allowedGrowth = 0.02

/** Compares what a part of the net has recorded of two revisions. */
export function compareRecordings(base: Recording, head: Recording): Comparison {
  const names = [...new Set([...itemNames(base), ...itemNames(head)])].sort()
  const [before, after] = [numbered(base), numbered(head)]
  const isEqual = names.every((name) => before.get(name) === after.get(name))
  return {
    compared: names.length + Object.keys(base.sizes).length,
    differences: [...(isEqual ? [] : itemDifferences(names, base, head)), ...sizeDifferences(base, head)],
    notes: notesOn(base, head),
  }
}

/**
 * The items that differ, in which generated names that stand in corresponding places have one name. (With the
 * numbers of `numbered`, one additional name at the beginning would change thousands of lines.)
 */
function itemDifferences(names: readonly string[], base: Recording, head: Recording): Difference[] {
  const { before, after } = pairedNames(names, base, head)
  return names.flatMap((name) => {
    const [was, is] = [base.items[name], head.items[name]]
    if (was === undefined) return { name, text: 'Only the later revision has it.' }
    if (is === undefined) return { name, text: 'Only the earlier revision has it.' }
    const [from, to] = [renameGenerated(was, before), renameGenerated(is, after)]
    return from === to ? [] : { name, text: unified(from, to) }
  })
}

type Rename = (kind: string, name: string) => string

/** Pairs the generated names of both revisions one to one, in the order of their places in equal lines. */
function pairedNames(
  names: readonly string[],
  base: Recording,
  head: Recording,
): { before: Rename; after: Rename } {
  const partners = new Map<string, string>()
  const taken = new Set<string>()
  const pair = (was: string, is: string) => {
    if (partners.has(is) || taken.has(was)) return
    partners.set(is, was)
    taken.add(was)
  }
  for (const name of names) {
    const [was, is] = [base.items[name], head.items[name]].map((text) => linesOf(text ?? ''))
    if (was === undefined || is === undefined) continue
    let [i, j] = [0, 0]
    for (const { count, added, removed } of diffArrays(was, is, { comparator: haveSameWords })) {
      if (!added && !removed)
        for (let k = 0; k < count; k++) {
          const [left, right] = [keysIn(was[i + k] ?? ''), keysIn(is[j + k] ?? '')]
          left.forEach((key, at) => pair(key, right[at] ?? key))
        }
      if (!added) i += count
      if (!removed) j += count
    }
  }
  const called = (key: string) => `<${key.replace(':', ' ')}>`
  return {
    before: (kind, name) => called(`${kind}:${name}`),
    after: (kind, name) => {
      const key = `${kind}:${name}`
      const partner = partners.get(key)
      // A name without a partner must not look like another name's partner: it would hide a difference.
      return partner === undefined ? called(taken.has(key) ? `${key}, another` : key) : called(partner)
    },
  }
}

const withoutNames = (line: string): string => renameGenerated(line, (kind) => `<${kind}>`)
const haveSameWords = (a: string, b: string): boolean => a === b || withoutNames(a) === withoutNames(b)

function keysIn(line: string): string[] {
  const keys: string[] = []
  renameGenerated(line, (kind, name) => {
    keys.push(`${kind}:${name}`)
    return ''
  })
  return keys
}

/** A text in lines; long ones, as in minified HTML, CSS and JSON, are broken at tags, rules and values. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.length < 200 ? line : line.split(/(?<=>)(?=<)|(?<=[};])(?=[^\s};])|(?<=[^\\]",)(?=")/),
    )

const widest = 220

/** What differs between two texts, as lines with − and +. */
function unified(from: string, to: string): string {
  const { hunks } = structuredPatch(
    '',
    '',
    `${linesOf(from).join('\n')}\n`,
    `${linesOf(to).join('\n')}\n`,
    '',
    '',
    {
      context: 1,
    },
  )
  return hunks.flatMap(({ oldStart, lines }) => [`@@ line ${oldStart}`, ...clipped(lines)]).join('\n')
}

/** Long lines are cut around the first letter in which a line differs from the one that took its place. */
function clipped(lines: readonly string[]): string[] {
  const removed = lines.filter((line) => line.startsWith('-'))
  const added = lines.filter((line) => line.startsWith('+'))
  const partnerOf = (line: string): string | undefined =>
    line.startsWith('-') ? added[removed.indexOf(line)] : removed[added.indexOf(line)]
  return lines.map((line) => {
    if (line.length <= widest) return line
    const partner = line.startsWith(' ') ? undefined : partnerOf(line)
    const same = partner === undefined ? 1 : sameLetters(line, partner)
    const from = Math.max(1, Math.min(same - 60, line.length - widest))
    const end = from + widest
    return `${line[0]}${from > 1 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`
  })
}

/** How many characters two lines of a diff have in common from the beginning, the sign in front included. */
function sameLetters(line: string, other: string): number {
  let count = 1
  while (count < line.length && line[count] === other[count]) count++
  return count
}

function sizeDifferences(base: Recording, head: Recording): Difference[] {
  return Object.entries(head.sizes).flatMap(([name, is]) => {
    const was = base.sizes[name] ?? 0
    return is <= was * (1 + allowedGrowth)
      ? []
      : { name, text: `It has grown by more than ${allowedGrowth * 100} %: from ${was} to ${is} bytes.` }
  })
}

function notesOn(base: Recording, head: Recording): string[] {
  return Object.entries(base.notes).flatMap(([title, was]) => {
    const is = head.notes[title] ?? []
    const [gone, come] = [was.filter((name) => !is.includes(name)), is.filter((name) => !was.includes(name))]
    return gone.length + come.length === 0
      ? []
      : `${title}: ${gone.join(', ') || 'none'} → ${come.join(', ') || 'none'}`
  })
}
