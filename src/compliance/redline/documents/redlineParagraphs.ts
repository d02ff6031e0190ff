import type { BlockRole } from '../../text/types.ts'
import type { BlockChange, Change, SectionChange } from '../../compare/types.ts'
import type { PageChange, Redline } from '../types.ts'
import { movedSentence, pageNotes, describeWordCounts } from './changeWords.ts'
import { numberedHeading, sideText, runsOf, existsOnSide, type Side } from '../../compare/sideText.ts'
import { expandMoves, type PlacedSection } from './expandMoves.ts'

/** How a piece of the document is tracked. A moved piece has two places: where it left and where it arrived. */
export type Tracking = Change['kind'] | 'left' | 'arrived'

/** One paragraph with its tracked changes. */
export interface Paragraph {
  /** A style of `docxPackage.ts`. */
  style: string
  /** How the paragraph's end is tracked: one that exists on one side only must vanish whole with that side. */
  end: Tracking
  runs: { tracking: Tracking; text: string }[]
  /** Said in the margin, as a comment. */
  notes?: string[]
  /** Of the paragraphs of a moved section: a name that both its places share. */
  move?: { name: string; place: 'left' | 'arrived' }
}

const styleOf: Readonly<Record<BlockRole, string>> = {
  heading: 'Heading2',
  paragraph: 'BodyText',
  item: 'ListBullet',
  row: 'TableRow',
  quotation: 'Quote',
  code: 'Code',
  picture: 'Picture',
  hidden: 'BodyText',
}

/** The whole redline as paragraphs: a first page about the document, then each page of the site. */
export function redlineParagraphs({
  from,
  to,
  shell: everywhere,
  pages,
  site,
  notes = [],
  records = [],
}: Redline): Paragraph[] {
  const shell = [
    ...factParagraphs(everywhere.facts, 'same'),
    ...sectionParagraphs(everywhere.sections, 'all'),
  ]
  const shellNotes = [...otherFacts(everywhere.facts), ...everywhere.sections.flatMap(movedNote)]
  return [
    plain('Title', 'Redline'),
    plain('Sides', `Before: ${from}`),
    plain('Sides', `After: ${to}`),
    plain(
      'About',
      'From the next page on, every difference is a tracked change: accepting all of them gives the wording after, rejecting all of them the wording before. What this first page says, and what the comments say, is not wording of the site.',
    ),
    ...notes.map((note) => plain('About', note)),
    ...(pages.length === 0 ? [] : [plain('AboutHeading', 'Pages')]),
    ...pages.map((page) => plain('AboutItem', `${page.title} (${page.path}): ${summaryOf(page)}`)),
    ...(site.length === 0 ? [] : [plain('AboutHeading', 'Addresses, menus and redirects')]),
    ...site.map((sentence) => plain('AboutItem', sentence)),
    ...(records.length === 0 ? [] : [plain('AboutHeading', 'Approvals and other records')]),
    ...records.map((sentence) => plain('AboutItem', sentence)),
    ...(shell.length + shellNotes.length === 0
      ? []
      : [{ ...plain('Heading1', 'On every page'), notes: shellNotes }, ...shell]),
    ...pages.filter(({ status }) => status !== 'reflowed').flatMap(pageParagraphs),
    // A tracked end of paragraph joins with the next one, so the last paragraph must be untracked.
    plain('Ending', 'End of the redline'),
  ]
}

const plain = (style: string, text: string): Paragraph => ({
  style,
  end: 'same',
  runs: [{ tracking: 'same', text }],
})

const summaryOf = (page: PageChange): string => [describeWordCounts(page), ...pageNotes(page)].join(' ')

const endOfPage = {
  added: 'inserted',
  removed: 'deleted',
  changed: 'same',
  reflowed: 'same',
  moved: 'same',
} as const

function pageParagraphs(page: PageChange): Paragraph[] {
  const { path, pathBefore = path, title, facts, sections } = page
  const end = endOfPage[page.status]
  const address: Change[] =
    pathBefore === path
      ? [{ kind: 'same', text: path }]
      : [
          { kind: 'deleted', text: pathBefore },
          { kind: 'inserted', text: path },
        ]
  return [
    {
      style: 'Heading1',
      end,
      runs: [{ tracking: end, text: title }],
      // LibreOffice loses its way when a comment stands in what it removes; the first page says the same.
      ...(end === 'same' && {
        notes: [...pageNotes(page), ...otherFacts(facts), ...sections.flatMap(movedNote)],
      }),
    },
    {
      style: 'Address',
      end,
      runs: address.map(({ kind, text }) => ({ tracking: end === 'same' ? kind : end, text })),
    },
    ...factParagraphs(facts, end),
    ...sectionParagraphs(sections, path),
  ]
}

/** "Last updated: June 20, 2025 → March 1, 2026" as runs; nothing for sentences of another form. */
function factRuns(sentence: string): Change[] | undefined {
  const [, label, before, after, stop = ''] = /^([^→]*?: )([^→]+) → ([^→]+?)(\.?)$/.exec(sentence) ?? []
  if (label === undefined || before === undefined || after === undefined) return undefined
  return [
    { kind: 'same', text: label },
    { kind: 'deleted', text: before },
    { kind: 'inserted', text: after },
    ...(stop === '' ? [] : [{ kind: 'same', text: stop } as const]),
  ]
}

/** Facts that cannot be tracked are told in a comment. */
const otherFacts = (facts: readonly string[]): string[] =>
  facts.filter((sentence) => factRuns(sentence) === undefined)

const movedNote = (section: SectionChange): string[] =>
  section.status === 'moved' ? [`“${sideText(section.heading, 'after')}”: ${movedSentence(section)}`] : []

const factParagraphs = (facts: readonly string[], end: Tracking): Paragraph[] =>
  facts.flatMap((sentence) => {
    const runs = factRuns(sentence)?.map(({ kind, text }) => ({
      tracking: end === 'same' ? kind : end,
      text,
    }))
    return runs ? [{ style: 'Fact', end, runs }] : []
  })

/** A text at its place on the page. */
interface PlacedText extends Pick<BlockChange, 'runs' | 'seam'>, Pick<Paragraph, 'style' | 'move'> {
  place: PlacedSection['place']
}

const sidesAt = { stays: ['before', 'after'], left: ['before'], arrived: ['after'] } as const
const seamOf = { before: 'parted', after: 'joined' } as const

/** The sides on which a text stands here. */
const sidesOf = ({ runs, place }: PlacedText): Side[] =>
  sidesAt[place].filter((side) => existsOnSide(runs, side))

/**
 * A page's sections as paragraphs. Where a paragraph of one side goes on in the next text, that side has no
 * paragraph's end there but a space; where neither side has an end, the two texts share a paragraph.
 */
function sectionParagraphs(sections: readonly SectionChange[], page: string): Paragraph[] {
  const texts = expandMoves(sections)
    .flatMap((placed) => placedTexts(placed, page))
    .filter((text) => sidesOf(text).length > 0)
  const paragraphs: Paragraph[] = []
  let open: Paragraph['runs'] = []
  for (const [index, text] of texts.entries()) {
    const { place, runs, seam: _, ...rest } = text
    const goesOn = (side: Side) =>
      texts.slice(index + 1).find((next) => sidesOf(next).includes(side))?.seam === seamOf[side]
    const spaces = sidesOf(text).filter(goesOn)
    const ends = sidesOf(text).filter((side) => !goesOn(side))
    const inside = sidesAt[place].length > 1 ? runs : runsOf(runs, sidesAt[place][0])
    open.push(...inside.map(({ kind, text: words }) => ({ tracking: trackingAt(place, kind), text: words })))
    if (spaces.length > 0) open.push({ tracking: trackingOf(text, spaces), text: ' ' })
    if (ends.length === 0) continue
    // LibreOffice wants the end of a moved paragraph tracked as its last words are.
    const last = place === 'stays' ? undefined : open.at(-1)?.tracking
    paragraphs.push({ ...rest, end: last ?? trackingOf(text, ends), runs: open })
    open = []
  }
  return paragraphs
}

const trackingAt = (place: PlacedSection['place'], kind: Change['kind']): Tracking =>
  kind === 'same' && place !== 'stays' ? place : kind

/** How something behind a text is tracked that stands on these sides only. */
function trackingOf({ place, runs }: PlacedText, sides: readonly Side[]): Tracking {
  const isMoved = place !== 'stays' && existsOnSide(runs, 'before') && existsOnSide(runs, 'after')
  if (isMoved || sides.length === 2) return trackingAt(place, 'same')
  return sides[0] === 'before' ? 'deleted' : 'inserted'
}

/** A section's heading and blocks at one of its places. */
function placedTexts({ section, place }: PlacedSection, page: string): PlacedText[] {
  const { heading, level, blocks, id } = section
  const move = place === 'stays' ? {} : { move: { name: `${page}#${id}`, place } }
  return [
    {
      place,
      style: `Heading${Math.min(Math.max(level, 2), 5)}`,
      runs: sideText(heading, 'before') + sideText(heading, 'after') === '' ? [] : numberedHeading(section),
      ...move,
    },
    ...blocks.map(({ role, runs, seam }): PlacedText => ({
      place,
      style: styleOf[role],
      runs,
      ...(seam && { seam }),
      ...move,
    })),
  ]
}
