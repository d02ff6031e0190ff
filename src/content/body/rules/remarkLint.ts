import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { RuleMessage } from '../../model/diagnostic.ts'
import { brokenWords } from '../../text/brokenWords.ts'
import { invisibleInLine } from '../../text/invisibleChars.ts'
import { placeholder, isPlaceholder } from '../../parse/fieldTexts.ts'
import { blocksOf, filler, type Block } from '../blocks.ts'
import { positionAt, report } from '../report.ts'
import { findSentenceEnds } from '../sentences/findSentenceEnds.ts'
import { joinedClause } from './clauses.ts'
import { foreign, leftovers } from './foreignMarks.ts'
import { emphasis, headings, links, lists, tables, unclosedTag, type RawMark } from './rawMarks.ts'

/** Reports text that visitors would see otherwise than it was meant, while tags and quotation marks are as typed. */
export const remarkLint = () => (tree: Root, file: VFile) => {
  const body = String(file)
  const blocks = blocksOf(tree, body)
  const { numbered, tags = [] } = file.data.body ?? {}
  const everywhere = [unclosedTag(tags.map(({ name }) => name)), ...links]
  const others = [
    ...headings.filter(({ within }) => !numbered || within !== 'heading'),
    ...foreign,
    ...leftovers,
  ]
  for (const block of blocks) {
    const tell = (index: number, ...message: RuleMessage) =>
      report(file, positionAt(body, block.offset + index), ...message)
    const found = findMarks(block, everywhere, body)
    // Words that are bold, the items of a list and the rows of a table are one problem.
    for (const group of [hasStarNotes(blocks) ? [] : emphasis, lists, tables])
      found.push(...findMarks(block, group, body, found).slice(0, 1))
    found.push(...findMarks(block, others, body, found))
    for (const { start, message } of found) tell(start, ...message)
    findNotesOfWord(block, blocks, tell)
    if (block.node.type === 'paragraph') {
      findJoinedClauses(block.text, tell)
      findSentences(block, tell)
      if (isPlaceholder(block.text))
        tell(
          0,
          'blank',
          'The text below the fields is still to be filled in.',
          `Write your own text in the place of ${placeholder}.`,
        )
    }
    for (const { index, message, fix } of brokenWords(block.text)) tell(index, 'broken-word', message, fix)
    findSpecialSpaces(block.text, tell)
  }
}

type Tell = (index: number, ...message: RuleMessage) => void

interface Found {
  start: number
  end: number
  message: RuleMessage
}

/** What marks find in a block, in its order. @param before what is not looked at, since others have found it */
function findMarks(
  { text, node, offset }: Block,
  marks: readonly RawMark[],
  body: string,
  before: readonly Found[] = [],
): Found[] {
  const found: Found[] = []
  for (const { rule, find, what, write, within } of marks) {
    if (within !== undefined && within !== node.type) continue
    for (const match of text.matchAll(find)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if ([...before, ...found].some((other) => start < other.end && other.start < end)) continue
      const fill = (sentence: string) =>
        sentence.replace(/\$([&\d])/g, (_, group: string) => {
          const [from, to] = match.indices?.[group === '&' ? 0 : Number(group)] ?? [0, 0]
          const typed = body.slice(offset + from, offset + to)
          return typed.replace(/\s+/g, ' ').trim()
        })
      found.push({
        start,
        end,
        message: [rule, fill(what), typeof write === 'string' ? fill(write) : write(fill('$1'), fill('$2'))],
      })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

/** Notes with stars, whose text is below: "Fees* are low." and "*Without costs." */
const hasStarNotes = (blocks: readonly Block[]): boolean =>
  blocks.some(({ text }) => /^\*{1,2}\p{L}/u.test(text)) &&
  blocks.some(({ text }) => /[\p{L}\p{N}.,)]\*{1,2}(?=[\s.,;:)]|$)/u.test(text))

/** "Now.[1]", with a paragraph that starts with [1]. */
function findNotesOfWord({ text }: Block, blocks: readonly Block[], tell: Tell): void {
  const note = [...text.matchAll(/(?<=[\p{L}.,;:!?)”"])\[(\d{1,3})\]/gu)].find(({ 0: typed }) =>
    blocks.some((other) => other.text.startsWith(`${typed} `)),
  )
  if (note)
    tell(
      note.index,
      'foreign-mark',
      `"${note[0]}" is a footnote of Word, so visitors see the brackets.`,
      `Write [^${note[1]}] here, and [^${note[1]}]: before its text.`,
    )
}

function findJoinedClauses(text: string, tell: Tell): void {
  const lines = text.split('\n')
  const at = joinedClause(lines)
  if (at === -1) return
  tell(
    lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0),
    'raw-mark',
    'These lines are numbered by hand, so visitors see them run on in one paragraph.',
    'Put a blank line between them; or start each with 1. and a space, so that the site numbers them.',
  )
}

/** A name of the paragraph at its beginning, as in “**Fees.** We charge …”: no sentence of its own. */
const label = /^\uFFFC{1,3}[^\uFFFC\n]{1,60}\uFFFC{1,3}\.?/

function findSentences({ text, parent }: Block, tell: Tell): void {
  if (parent?.type === 'footnoteDefinition') return
  let start = 0
  for (const line of text.split('\n')) {
    const rest = start === 0 ? line.replace(label, (words) => ' '.repeat(words.length)) : line
    const plain = rest.replaceAll(filler, '').trim()
    const ends = findSentenceEnds(plain).filter(({ confidence }) => confidence === 'sure')
    const [first] = ends
    if (first)
      tell(
        start,
        'sentence-a-line',
        'A second sentence starts on the same line.',
        'Start each sentence on a line of its own: the page stays the same, and a redline shows what changed.',
      )
    start += line.length + 1
  }
}

/** So many words joined by no-break spaces cannot be broken across lines. */
const joined = /(?:[^\s\u00A0]+\u00A0){4,}[^\s\u00A0]/

function findSpecialSpaces(text: string, tell: Tell): void {
  for (const { index } of text.matchAll(invisibleInLine))
    tell(
      index,
      'unseen-sign',
      'An invisible character is in this word.',
      'Let npm run check -- --fix delete it, or delete the word and type it again.',
    )
  const at = text.search(joined)
  if (at !== -1)
    tell(
      at,
      'unseen-sign',
      'These words are joined by no-break spaces, so narrow screens break them in the middle.',
      'Let npm run check -- --fix make ordinary spaces of them.',
    )
}
