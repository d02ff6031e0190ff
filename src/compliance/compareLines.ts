import { diffArrays } from 'diff'
import { groupBy } from '../content/model/groupBy.ts'
import { compareWords, likeness, type ChangeKind, type Run } from './words.ts'

/** A sentence of either side, in the order of both. */
export interface Sentence {
  /** On which side a line starts with it; undefined: on neither. */
  starts?: ChangeKind
  runs: Run[]
}

interface Unit {
  text: string
  starts: boolean
}

/** Sentences that share less of their words are two sentences, not two wordings of one. */
const leastLikeness = 0.4
/** More pairs of sentences than this aren't tried: such a page was written from scratch. */
const mostPairs = 250_000

const isHeading = (text: string): boolean => /^#+ /.test(text)

/** Lines as sentences. "No. 3", "U.S." and initials don't end one. */
const sentencesIn = (lines: readonly string[]): Unit[] =>
  lines.flatMap((line) =>
    (isHeading(line) ? [line] : line.split(sentenceEnd)).map((text, index) => ({
      text,
      starts: index === 0,
    })),
  )
const abbreviation = String.raw`\b(?:[A-Z]|Nos?|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Art|Sec|vs?|U\.S|N\.Y|e\.g|i\.e)\.`
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?…;]["')\]]*)(?<!^\d+\.)(?<!${abbreviation}) (?=["'([]?[\p{Lu}\d])`,
  'u',
)

/** What changed between two readings of a page, sentence by sentence: both readings can be restored from it. */
export function compareLines(before: readonly string[], after: readonly string[]): Sentence[] {
  const [old, now] = [sentencesIn(before), sentencesIn(after)]
  const once = (units: readonly Unit[]) =>
    new Set([...groupBy(units, ({ text }) => text)].flatMap(([text, all]) => (all.length === 1 ? text : [])))
  const onceNow = once(now)
  const movable = new Set([...once(old)].filter((text) => onceNow.has(text)))
  const result: Sentence[] = []
  const add = (kind: 'deleted' | 'inserted', units: readonly Unit[]) => {
    for (const { text, starts } of units)
      result.push({ ...(starts && { starts: kind }), runs: [{ kind, text, moved: movable.has(text) }] })
  }
  const pair = (was: Unit, is: Unit) => {
    const starts = was.starts === is.starts ? 'same' : was.starts ? 'deleted' : 'inserted'
    const runs: Run[] =
      was.text === is.text ? [{ kind: 'same', text: is.text }] : compareWords(was.text, is.text)
    result.push({ ...((was.starts || is.starts) && { starts }), runs })
  }
  const addGap = (gone: readonly Unit[], come: readonly Unit[]) => {
    let [i, j] = [0, 0]
    for (const [a, b] of [...pairsOf(gone, come, movable), [gone.length, come.length] as const]) {
      add('deleted', gone.slice(i, a))
      add('inserted', come.slice(j, b))
      const [was, is] = [gone[a], come[b]]
      if (was && is) pair(was, is)
      ;[i, j] = [a + 1, b + 1]
    }
  }
  let [i, j] = [0, 0]
  let [gone, come]: [Unit[], Unit[]] = [[], []]
  for (const { added, removed, count } of diffArrays(old.map(textOf), now.map(textOf))) {
    if (removed) gone = old.slice(i, i + count)
    if (added) come = now.slice(j, j + count)
    if (!added && !removed) {
      addGap(gone, come)
      ;[gone, come] = [[], []]
      for (let at = 0; at < count; at += 1) pair(old[i + at] ?? nothing, now[j + at] ?? nothing)
    }
    if (!added) i += count
    if (!removed) j += count
  }
  addGap(gone, come)
  return alignLineStarts(result)
}

const textOf = ({ text }: Unit): string => text
const nothing: Unit = { text: '', starts: false }

/** Which sentences of a gap are two wordings of one, in the order of both: those that weigh most together. */
function pairsOf(
  old: readonly Unit[],
  now: readonly Unit[],
  movable: ReadonlySet<string>,
): (readonly [number, number])[] {
  if (old.length * now.length > mostPairs) return []
  const weights = old.map(({ text: a }) =>
    now.map(({ text: b }) => {
      const mayPair = isHeading(a) === isHeading(b) && !movable.has(a) && !movable.has(b)
      const alike = mayPair ? likeness(a, b) : 0
      return alike < leastLikeness ? 0 : alike * (a.length + b.length)
    }),
  )
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(now.length + 1))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const weightAt = (i: number, j: number) => weights[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const weight = weightAt(i, j)
      best[i]?.set([Math.max(at(i + 1, j), at(i, j + 1), weight && weight + at(i + 1, j + 1))], j)
    }
  const pairs: (readonly [number, number])[] = []
  for (let [i, j] = [0, 0]; i < old.length && j < now.length;) {
    const weight = weightAt(i, j)
    if (weight > 0 && at(i, j) === weight + at(i + 1, j + 1)) pairs.push([i++, j++])
    else if (at(i, j) === at(i + 1, j)) i += 1
    else j += 1
  }
  return pairs
}

/** A line whose first sentence was taken out or put in still starts at the same point: only real breaks are changes. */
function alignLineStarts(sentences: readonly Sentence[]): Sentence[] {
  const result = sentences.map((one) => ({ ...one }))
  let open: Sentence | undefined
  for (const one of result) {
    const kind = one.starts
    const other = kind === 'deleted' ? 'inserted' : 'deleted'
    if (open && open.starts === other && kind && kind !== 'same') {
      open.starts = 'same'
      delete one.starts
      open = undefined
    } else if (kind) open = kind === 'same' ? undefined : one
    // Text on the other side ends the search.
    if (open && one.runs.some((run) => run.kind !== open?.starts)) open = undefined
  }
  return result
}

export const isChanged = ({ starts, runs }: Sentence): boolean =>
  (starts !== undefined && starts !== 'same') || runs.some(({ kind }) => kind !== 'same')

/** The lines of one side, from the comparison alone. */
export function linesOfSide(sentences: readonly Sentence[], side: 'deleted' | 'inserted'): string[] {
  const lines: string[] = []
  let starts = false
  for (const one of sentences) {
    starts ||= one.starts === 'same' || one.starts === side
    const runs = one.runs.filter(({ kind }) => kind === 'same' || kind === side)
    if (runs.length === 0) continue
    const text = runs.map((run) => run.text).join('')
    lines.push(starts ? text : `${lines.pop() ?? ''} ${text}`)
    starts = false
  }
  return lines
}
