import { sentenceEnds } from './sentences.ts'
import { isUnchangedText, sideText } from './sideText.ts'
import type { BlockChange, Change, ComparedPage, SectionChange, Sides } from './types.ts'

/** A changed sentence, or several that follow each other, with where it stands. */
export interface Passage {
  /** The heading that it stands under; empty above the first. */
  section: string
  /** `heading`: it is the heading itself. */
  kind: 'heading' | BlockChange['role']
  /** The sentence in runs, old and new. */
  runs: Change[]
}

/** What changed in the wording of a page, sentence by sentence, in the order of the page. */
export const changedPassages = ({ sections }: ComparedPage): Passage[] =>
  sections.flatMap((section) => {
    const title = sideText(section.heading, 'after') || sideText(section.heading, 'before')
    const heading: Passage[] = isUnchangedText(section.heading)
      ? []
      : [{ section: title, kind: 'heading', runs: section.heading }]
    const inside = section.blocks.flatMap(({ role, runs }) =>
      changedSentences(runs).map((sentence): Passage => ({ section: title, kind: role, runs: sentence })),
    )
    return [...heading, ...inside]
  })

/** What became of places and numbers of sections, a sentence each. */
export const placeSentences = ({ sections }: ComparedPage): string[] => [
  ...sections.flatMap((section) => {
    if (section.status !== 'moved') return []
    const { movedFrom: from = '' } = section
    const above = titleAbove(section, sections)
    // It came along with the section above it.
    if (above !== '' && above === from) return []
    return [
      `The section “${sideText(section.heading, 'after')}” now stands ${placeBehind(above)}; before, it stood ${placeBehind(from)}.`,
    ]
  }),
  ...numberSentences(sections.filter(hasBothSides)),
]

const placeBehind = (title: string): string => (title === '' ? 'at the beginning' : `behind “${title}”`)

/** The heading that stands above a section in the new text; empty at the top. */
function titleAbove(section: SectionChange, sections: readonly SectionChange[]): string {
  const above = sections
    .slice(0, sections.indexOf(section))
    .findLast(({ status, heading }) => status !== 'deleted' && sideText(heading, 'after') !== '')
  return above === undefined ? '' : sideText(above.heading, 'after')
}

const hasBothSides = ({ heading, status }: SectionChange): boolean =>
  status !== 'inserted' &&
  status !== 'deleted' &&
  sideText(heading, 'after') !== '' &&
  sideText(heading, 'before') !== ''

/** One section before others gives all of them a new number: those are told together. */
function numberSentences(sections: readonly SectionChange[]): string[] {
  const rows: SectionChange[][] = []
  for (const section of sections.filter(({ numberBefore, numberAfter }) => numberBefore ?? numberAfter)) {
    const last = rows.at(-1)?.at(-1)
    if (last && step(last) === step(section) && step(last) !== undefined) rows.at(-1)?.push(section)
    else rows.push([section])
  }
  return rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)]
    if (!first || !last || first.numberBefore === first.numberAfter) return []
    if (row.length < 3) return row.map(numberSentence)
    return [
      `The sections from “${sideText(first.heading, 'after')}” to “${sideText(last.heading, 'after')}” now have the numbers ${first.numberAfter} to ${last.numberAfter} instead of ${first.numberBefore} to ${last.numberBefore}.`,
    ]
  })
}

/** How far a number moved; undefined where there was none, or is none any more. */
const step = ({ numberBefore, numberAfter }: SectionChange): number | undefined =>
  numberBefore === undefined || numberAfter === undefined ? undefined : numberAfter - numberBefore

function numberSentence({ heading, numberBefore, numberAfter }: SectionChange): string {
  const title = sideText(heading, 'after')
  if (numberAfter === undefined)
    return `The section “${title}” has no number any more; before, it was ${numberBefore}.`
  return numberBefore === undefined
    ? `The section “${title}” is now number ${numberAfter}.`
    : `The section “${title}” is now number ${numberAfter} instead of ${numberBefore}.`
}

/**
 * Cuts the runs of a block between sentences, and keeps those in which something changed. A wholly new sentence stands
 * apart from the one before it, however that one was changed.
 */
export function changedSentences(runs: readonly Change[]): Change[][] {
  if (isUnchangedText(runs)) return []
  const ends = {
    before: sentenceEnds(sideText(runs, 'before')).map(({ start }) => start),
    after: sentenceEnds(sideText(runs, 'after')).map(({ start }) => start),
  }
  let sentence: Change[] = []
  const sentences = [sentence]
  const cut = () => {
    sentence = []
    sentences.push(sentence)
  }
  let [before, after] = [0, 0]
  for (const [index, run] of runs.entries()) {
    const { kind, text } = run
    let begin = 0
    // A sentence of one side alone is not cut: what came or went stays whole.
    for (const at of kind === 'same' ? placesWithin(text.length, ends, { before, after }) : []) {
      if (at > begin) sentence.push({ kind, text: text.slice(begin, at) })
      cut()
      begin = at
    }
    if (begin < text.length) sentence.push({ ...run, text: text.slice(begin) })
    const last = text.trimEnd().length + (kind === 'deleted' ? before : after)
    const isWhole = ends[kind === 'deleted' ? 'before' : 'after'].includes(last)
    const next = runs[index + 1]
    // The space behind a sentence that came or went belongs to it, and what stayed begins without one.
    if (kind !== 'same' && next && ((isWhole && next.kind === 'same') || isNextSentence(run, next))) cut()
    if (kind !== 'inserted') before += text.length
    if (kind !== 'deleted') after += text.length
  }
  return sentences.filter(hasChangedWords).map(trimmed)
}

/** A space that came along with a sentence is no change by itself. */
const hasChangedWords = (runs: readonly Change[]): boolean =>
  runs.some(({ kind, text }) => kind !== 'same' && text.trim() !== '')

/** Within a sentence, what went stands before what came in its place, and each is one run. */
const isNextSentence = (run: Change, next: Change): boolean =>
  run.moved !== next.moved || run.kind === next.kind || (run.kind === 'inserted' && next.kind === 'deleted')

/** Where in a run that stayed a sentence of either side ends. @param from where the run begins on each side */
function placesWithin(length: number, ends: Sides<number[]>, from: Sides<number>): number[] {
  const places = [
    ...ends.before.map((end) => end - from.before),
    ...ends.after.map((end) => end - from.after),
  ].filter((at) => at >= 0 && at <= length)
  return [...new Set(places)].sort((a, b) => a - b)
}

/** Without the spaces at both ends, which belong between sentences. */
function trimmed(runs: readonly Change[]): Change[] {
  const cut = (run: Change | undefined, text: string | undefined): Change[] =>
    run && text ? [{ ...run, text }] : []
  const [first, ...rest] = runs
  const begun = [...cut(first, first?.text.trimStart()), ...rest]
  const last = begun.at(-1)
  return [...begun.slice(0, -1), ...cut(last, last?.text.trimEnd())]
}
