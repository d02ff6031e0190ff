import { nothingChanged, statusWords } from './statusWords.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { changedPassages, placeSentences, type Passage } from '../compare/changedPassages.ts'
import { isReported } from './isReported.ts'
import { movedInWords } from './wordsInLines.ts'
import type { Change } from '../compare/types.ts'
import type { PageChange, Redline } from './types.ts'
import { truncate, truncateList } from '../../content/text/truncate.ts'

/** GitHub takes 65,536 characters in a comment; some are left for what a workflow adds. */
const maxCharacters = 60_000
const maxRows = 150

/**
 * A redline for a pull request's comment: a table, then page by page each changed sentence, the old words struck out
 * and the new ones in bold. Never longer than GitHub takes; what was left out is told.
 * @param whole where the whole redline can be had, in words: "the file redline.html of this run"
 * @param options its title, and how many characters it may have
 */
export function redlineMarkdown(
  redline: Redline,
  whole = 'the redline itself (npm run redline)',
  { heading = '## What changed for readers', room = maxCharacters } = {},
): string {
  const { from, to, notes = [], records = [], shell, site } = redline
  const pages = redline.pages.filter(isReported)
  const reflowed = redline.pages.filter((page) => !isReported(page))
  const head = [
    heading,
    `From ${escapeMarkdown(from)} to ${escapeMarkdown(to)}.`,
    ...notes.map((note) => `> ${escapeMarkdown(note)}`),
    ...(isNothing(redline) ? [nothingChanged] : []),
    ...table(pages),
    ...(pages.length > maxRows ? [`${pages.length - maxRows} more pages changed.`] : []),
    ...(reflowed.length > 0
      ? [`No change in wording, though the source changed: ${cutList(reflowed.map(({ path }) => path))}.`]
      : []),
    ...list('### Addresses, menus and redirects', site),
    ...list('### Approvals and other records', records),
  ]
  const parts = [
    ...wordingPart('### On every page', shell),
    ...pages.flatMap((page) =>
      wordingPart(`### ${escapeMarkdown(page.title)} (${escapeMarkdown(page.path)})`, page),
    ),
  ]
  return fitted(
    head,
    parts,
    `Not all fits into a comment. The whole stands in ${escapeMarkdown(whole)}.`,
    room,
  )
}

const isNothing = ({ pages, site, shell }: Redline): boolean =>
  pages.length + site.length + shell.sections.length + shell.facts.length === 0

function table(pages: readonly PageChange[]): string[] {
  if (pages.length === 0) return []
  const withApproval = pages.some(({ approvalLost }) => approvalLost !== undefined)
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const cells = (all: readonly string[], approval: string) => (withApproval ? [...all, approval] : [...all])
  return [
    [
      row(cells(['Page', 'What', 'Words out', 'Words in', 'Date moved'], 'Approval lost')),
      row(cells(['---', '---', '--:', '--:', '---'], '---')),
      ...pages
        .slice(0, maxRows)
        .map(({ path, status, deleted, inserted, dateMoved, approvalLost }) =>
          row(
            cells(
              [
                escapeMarkdown(truncate(path, 100)),
                statusWords[status],
                String(deleted),
                String(inserted),
                dateMoved === undefined ? '' : dateMoved ? 'yes' : '**no**',
              ],
              escapeMarkdown(truncate(approvalLost ?? '', 200)),
            ),
          ),
        ),
    ].join('\n'),
  ]
}

const cutList = (paths: readonly string[]): string => truncateList(paths.map(escapeMarkdown), 20).join(', ')

const list = (title: string, sentences: readonly string[]): string[] =>
  sentences.length === 0
    ? []
    : [title, sentences.map((sentence) => `- ${escapeMarkdown(truncate(sentence, 600))}`).join('\n')]

/** A page's part, in pieces that may be left out one by one from the end. */
function wordingPart(
  title: string,
  page: Pick<PageChange, 'sections' | 'facts'> & Partial<PageChange>,
): string[] {
  const sentences = [...page.facts, ...placeSentences(page)]
  // A page that came or went as a whole is told by its place and its count of words.
  const isWhole = page.status === 'added' || page.status === 'removed'
  const found = isWhole ? [] : changedPassages(page)
  const count = (page.inserted ?? 0) + (page.deleted ?? 0)
  const whole = isWhole
    ? [`${page.status === 'added' ? 'A new page' : 'This page was removed'}: ${count} words.`]
    : []
  if (sentences.length + found.length + whole.length === 0) return []
  let section: string | undefined
  return [
    [title, ...whole, ...(sentences.length > 0 ? list('', sentences).slice(1) : [])].join('\n\n'),
    ...found.map((passage) => {
      const isNew = passage.section !== section
      section = passage.section
      const heading = isNew && section !== '' ? `**${escapeMarkdown(truncate(section, 200))}**\n\n` : ''
      return `${heading}> ${passageMarkdown(passage)}`
    }),
  ]
}

const passageMarkdown = ({ runs, kind }: Passage): string => {
  const label =
    kind === 'hidden' ? '_In search results:_ ' : kind === 'picture' ? '_Text of a picture:_ ' : ''
  return label + runs.map((run, index) => runMarkdown(run, runs[index - 1], runs[index + 1])).join('')
}

function runMarkdown(run: Change, last: Change | undefined, next: Change | undefined): string {
  const { kind, text } = run
  if (kind === 'same') return escapeMarkdown(text)
  const words = text.trim()
  if (words === '') return text
  const [begin, end] = [/^\s*/.exec(text)?.[0] ?? '', /(?<!\s)\s*$/.exec(text)?.[0] ?? '']
  if (run.moved) return `${begin}${escapeMarkdown(movedInWords(kind, words))}${end}`
  const shown = escapeMarkdown(words)
  // A space between deleted words and those in their place, even where the text has none.
  const isPair = kind === 'deleted' && next?.kind === 'inserted'
  const after = isPair && end === '' && !/^\s/.test(next.text) ? ' ' : end
  // GFM ignores ** and ~~ between a letter and punctuation; HTML tags work everywhere.
  const opens = isLetter.test(words.charAt(0)) || begin !== '' || isSpaceBefore(last)
  const closes =
    isLetter.test(words.at(-1) ?? '') || after !== '' || next === undefined || /^\s/.test(next.text)
  const [mark, tag] = kind === 'deleted' ? ['~~', 'del'] : ['**', 'strong']
  return opens && closes
    ? `${begin}${mark}${shown}${mark}${after}`
    : `${begin}<${tag}>${shown}</${tag}>${after}`
}

const isLetter = /[\p{L}\p{N}]/u

/** A replaced word is followed by a space, even where the text has none. */
const isSpaceBefore = (last: Change | undefined): boolean =>
  last === undefined || last.kind === 'deleted' || /\s$/.test(last.text)

/** As many parts as fit, and a sentence when that is not all. */
function fitted(head: readonly string[], parts: readonly string[], sentence: string, room: number): string {
  const kept: string[] = []
  let length = sentence.length + 2
  for (const part of [...head, ...parts]) {
    length += part.length + 2
    if (length > room) return `${[...kept, sentence].join('\n\n')}\n`
    kept.push(part)
  }
  return `${kept.join('\n\n')}\n`
}
