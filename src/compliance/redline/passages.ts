import { counted } from '../../content/text/plural.ts'
import type { Sentence } from '../compareLines.ts'
import { countWords } from '../diffWords.ts'
import { paragraphOf, type Paragraph } from './paragraphs.ts'

/** A changed sentence, or the heading above it. */
export interface Passage extends Paragraph {
  /** Where else it changed: "also on 11 pages". */
  note: string
}

interface ComparedPage {
  path: string
  sentences: readonly Sentence[]
  /** The heading above each sentence, in its own block. */
  headings: readonly (string | undefined)[]
  /** Whether both sides have this heading. Others are shown as changes. */
  isKept: (heading: string) => boolean
}

/** The changed sentences of each page below their headings. Each change is shown where it occurs first. */
export function shownPassages(pages: readonly ComparedPage[]): Passage[][] {
  const read = pages.map(({ sentences, headings }) =>
    sentences.flatMap((one, at) => {
      const [paragraph, heading] = [paragraphOf([one]), headings[at]]
      return paragraph.isChanged ? { paragraph, heading, key: keyOf(paragraph, heading) } : []
    }),
  )
  const uses = new Map<string, number[]>()
  for (const [page, changes] of read.entries())
    for (const { key } of changes) uses.set(key, [...(uses.get(key) ?? []), page])
  const shown = new Set<string>()
  return read.map((changes, page) => {
    let last: string | undefined
    return changes.flatMap(({ paragraph, heading, key }): Passage[] => {
      if (shown.has(key)) return []
      shown.add(key)
      const isAbove = heading !== undefined && heading !== last && paragraph.marker === ''
      const above = isAbove && pages[page]?.isKept(heading) ? [headingPassage(heading)] : []
      last = heading
      return [...above, { ...paragraph, note: noteOf(pages, uses.get(key) ?? [], page) }]
    })
  })
}

function headingPassage(text: string): Passage {
  const starts = 'same'
  return { ...paragraphOf([{ starts, line: {}, runs: [{ kind: 'same', text }] }]), note: '' }
}

function noteOf(pages: readonly ComparedPage[], uses: readonly number[], page: number): string {
  const here = uses.filter((one) => one === page).length
  // A page that still shows it on a coming day is one page.
  const others = new Set(uses.map((one) => pages[one]?.path)).size - 1
  return [here > 1 ? `${here} times` : [], others > 0 ? `also on ${counted(others, 'page')}` : []]
    .flat()
    .join(', ')
}

/** What makes two changes the same one: the words and, if they are few, whose they are. */
function keyOf({ runs }: Paragraph, heading = ''): string {
  const words = runs.map(({ text }) => text).join('')
  const isTelling = countWords(words) > 3 || words.includes('(/')
  const changes = runs
    .map(({ kind, text, moved }) => [kind, moved, bare(text).trim()])
    .filter(([, , text]) => text !== '')
  return JSON.stringify([changes, isTelling ? '' : bare(heading)])
}

/** Without what differs between the places of one text: marker, link and id. */
const bare = (text: string): string =>
  text.replace(/^(?:#+|[-|>]|\d+\.)(?: |$)/, '').replace(/(?: (?:\(\S*\)|\{#\S*\}))*$/, '')
