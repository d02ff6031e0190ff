import { escapeControl, widthOf } from '../../content/report/codeFrame.ts'
import { countsAsChange } from '../compare/arrangementSentences.ts'
import { placeSentences } from '../compare/changedPassages.ts'
import { countInWords, isOfWholePage } from './countInWords.ts'
import { isReported } from './isReported.ts'
import { isUnchangedText } from '../compare/sideText.ts'
import type { SectionChange } from '../compare/types.ts'
import type { PageChange, Redline } from './types.ts'
import { nothingChanged, statusWords } from './statusWords.ts'
import { plainMarks, wordsInLines, type MarkWords } from './wordsInLines.ts'
import { counted } from '../../content/text/plural.ts'
import { truncate } from '../../content/text/truncate.ts'

const maxPages = 40
const widest = 60

/**
 * A redline in a few lines for a terminal: a table of the pages, their changed sentences, and what became of addresses,
 * menus and facts.
 * @param mark how words that went and came are shown
 */
export function redlineSummary(redline: Redline, mark: MarkWords = plainMarks): string {
  const { from, to, notes = [], records = [], pages, shell, site } = redline
  const read = pages.filter(isReported)
  const changes = changeCount(shell)
  const head = [
    `What changed for readers, from ${from} to ${to}:`,
    ...notes,
    ...(read.length > 0 ? [table(read)] : []),
    ...(changes > 0
      ? [
          [
            `On every page (header and footer): ${counted(changes, 'change')}.`,
            ...toldFacts([...shell.facts, ...placeSentences(shell)]),
          ].join('\n'),
        ]
      : []),
  ]
  const foot = [
    ...pageFacts(read),
    ...[site, records].flatMap((sentences) =>
      sentences.length > 0 ? [sentences.map((sentence) => `- ${sentence}`).join('\n')] : [],
    ),
    lastSentence(redline),
  ]
  return [...head.map(withoutSigns), ...wordsInLines(redline, mark), ...foot.map(withoutSigns)].join('\n\n')
}

const withoutSigns = (part: string): string => part.split('\n').map(escapeControl).join('\n')

function lastSentence(redline: Redline): string {
  const { pages, shell, site, records = [] } = redline
  const reflowed = pages.filter((page) => !isReported(page))
  const read = pages.filter(({ status }) => status !== 'reflowed')
  const nothing = read.length + shell.sections.length + shell.facts.length + site.length
  const source =
    reflowed.length > 0
      ? ` The source of ${counted(reflowed.length, 'page')} changed without any change in wording: ${reflowed
          .slice(0, 10)
          .map(({ path }) => path)
          .join(', ')}${reflowed.length > 10 ? ' and others' : ''}.`
      : ''
  const told =
    records.length > 0
      ? ` Above, ${counted(records.length, 'sentence tells', 'sentences tell')} of approvals and other records.`
      : ''
  if (nothing === 0) return `${nothingChanged}${source}${told}`
  const [out, into] = (['deleted', 'inserted'] as const).map((kind) =>
    pages.reduce((sum, page) => sum + page[kind], 0),
  )
  const isOfPage = isOfWholePage(redline)
  const changes = countInWords({
    onPages: read.reduce((sum, page) => sum + changeCount(page), 0),
    pages: read,
    everywhere: changeCount(shell),
    site: site.filter((sentence) => !isOfPage(sentence)).length,
  })
  return `${changes}; ${counted(out ?? 0, 'word')} out, ${counted(into ?? 0, 'word')} in.${source}${told}`
}

function table(pages: readonly PageChange[]): string {
  const approval = pages.some(({ approvalLost }) => approvalLost !== undefined)
  const rows = [
    ['Page', 'What', 'Changes', 'Words out', 'Words in', 'Date moved', ...(approval ? ['Approval'] : [])],
    ...pages
      .slice(0, maxPages)
      .map((page) => [
        truncate(page.path, widest),
        statusWords[page.status],
        String(changeCount(page)),
        String(page.deleted),
        String(page.inserted),
        page.dateMoved === undefined ? '' : page.dateMoved ? 'yes' : 'no',
        ...(approval ? [page.approvalLost === undefined ? '' : 'lost'] : []),
      ]),
  ]
  const isNumber = (column: number): boolean => column >= 2 && column <= 4
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell))
        return isNumber(column) ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd(),
  )
  const more = pages.length - maxPages
  return [...lines, ...(more > 0 ? [`and ${counted(more, 'row')} more`] : [])].join('\n')
}

/** Facts of pages that were there before; those of a new page are all new. */
function pageFacts(pages: readonly PageChange[]): string[] {
  const told = pages
    .filter(({ status }) => status === 'changed' || status === 'moved')
    .flatMap((page) =>
      [...page.facts, ...placeSentences(page)].map((sentence) => `${page.path}: ${sentence}`),
    )
  return told.length === 0 ? [] : [toldFacts(told).join('\n')]
}

/** As many as fit, and how many more there are. */
function toldFacts(sentences: readonly string[]): string[] {
  const more = sentences.length - maxPages
  return [
    ...sentences.slice(0, maxPages).map((sentence) => `- ${sentence}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
}

/**
 * How many changes a page has, as every form of the redline counts them: each changed fact, heading (or place of a
 * section) and paragraph is one. A page that came or went is one, and so is each of its facts. A sentence that moved is
 * one: of prose, it stands among the facts.
 */
const changeCount = ({
  status,
  sections,
  facts,
}: Pick<PageChange, 'sections' | 'facts'> & Partial<Pick<PageChange, 'status'>>): number =>
  facts.length +
  (status === 'added' || status === 'removed'
    ? 1
    : sections.reduce((sum, section) => sum + sectionCount(section), 0))

const sectionCount = (section: SectionChange): number =>
  (section.status === 'moved' || !isUnchangedText(section.heading) ? 1 : 0) +
  section.blocks.filter((block) => countsAsChange(block, section)).length
