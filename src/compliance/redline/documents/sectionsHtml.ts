import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import type { BlockChange, Change, SectionChange } from '../../compare/types.ts'
import { countsAsChange } from '../../compare/arrangementSentences.ts'
import { changeAnchor, type ChangeCounter } from './changeAnchor.ts'
import { counted, movedSentence, wordsIn } from './changeWords.ts'
import { isUnchangedText, numberedHeading, runsOf, sideText } from '../../compare/sideText.ts'
import { blockHtml, sideHtml, wordsHtml } from './passageHtml.ts'
import { expandMoves } from './expandMoves.ts'

/** Unchanged passages of fewer words than this do not fold: the fold would take as much room. */
const shortPassage = 30

/** What a page's sections are drawn with. */
interface Drawing {
  /** Without one, as in a page that came or went whole, changes have no places of their own. */
  counter: ChangeCounter | undefined
  /** The id of a section's heading. */
  idOf: (section: SectionChange) => string
}

/** Whether anything in the section is a change: its heading's words, its place, a block. */
export const hasChange = ({ status, heading, blocks }: SectionChange): boolean =>
  status === 'moved' || !isUnchangedText(heading) || !blocks.every(isUnchanged)

const isUnchanged = ({ runs }: BlockChange): boolean => isUnchangedText(runs)

/** A page's sections: every heading, every change with a little around it, and what is unchanged folded away. */
export function sectionsHtml(sections: readonly SectionChange[], drawing: Drawing): string {
  // Headings never skip a level, whatever the page's own do.
  let level = 2
  return expandMoves(sections)
    .map(({ section, place }) => {
      if (place === 'left') return stub(section, drawing)
      if (section.heading.length > 0) level = Math.max(3, Math.min(section.level + 1, level + 1, 6))
      return `<section>${headingHtml(section, Math.max(level, 3), drawing)}${blocksHtml(section, drawing)}</section>`
    })
    .join('\n')
}

const anchored = (inner: string, counter: ChangeCounter | undefined): string =>
  counter ? changeAnchor(inner, counter) : inner

/** What stands where a moved section stood before. */
const stub = (section: SectionChange, { idOf }: Drawing): string =>
  `<p class="note">Here stood <a href="#${idOf(section)}">${nameOf(section)}</a>, which has moved.</p>`

const nameOf = ({ heading }: SectionChange): string => {
  const name = sideText(heading, 'after')
  return name === '' ? 'a passage without a heading' : `“${escapeHtml(name)}”`
}

function headingHtml(section: SectionChange, level: number, { counter, idOf }: Drawing): string {
  const { heading, status } = section
  const words = numberedHeading(section)
  const id = idOf(section)
  const element =
    words.length === 0
      ? `<span id="${id}"></span>`
      : `<h${level} id="${id}">${isUnchangedText(words) ? wordsHtml(words) : headingViews(words)}</h${level}>`
  const note = status === 'moved' ? `<p class="note">${escapeHtml(movedSentence(section))}</p>` : ''
  return status === 'moved' || !isUnchangedText(heading) ? anchored(element + note, counter) : element
}

/** A changed heading in both views; on a side where it does not stand, nothing. */
const headingViews = (words: readonly Change[]): string => {
  const [before, after] = (['before', 'after'] as const).map((side) => wordsHtml(runsOf(words, side)))
  return `<span class="inline">${wordsHtml(words)}</span><span class="sides"><span class="before">${before}</span><span class="after">${after}</span></span>`
}

function blocksHtml(section: SectionChange, { counter }: Drawing): string {
  const { blocks } = section
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => blocks[at] && !isUnchanged(blocks[at]))
  const parts: string[] = []
  let far: BlockChange[] = []
  const fold = () => {
    if (far.length > 0) parts.push(folded(far))
    far = []
  }
  for (const [index, block] of blocks.entries()) {
    if (!isNear(index)) {
      far.push(block)
      continue
    }
    fold()
    parts.push(
      isUnchanged(block)
        ? bothViews(block)
        : anchored(
            counter ? bothViews(block) : blockHtml(block),
            countsAsChange(block, section) ? counter : undefined,
          ),
    )
  }
  fold()
  return parts.join('\n')
}

function folded(blocks: readonly BlockChange[]): string {
  const inner = blocks.map((block) => seamNote(block) + blockHtml(block)).join('\n')
  const words = wordsIn(blocks.map(({ runs }) => sideText(runs, 'after')).join(' '))
  if (words < shortPassage) return `<div class="same">${inner}</div>`
  return `<details class="same"><summary>${counted(blocks.length, 'paragraph')} unchanged, ${counted(words, 'word')}</summary>${inner}</details>`
}

/** A block in the inline view, and before and after side by side; the style shows one of the two. */
const bothViews = (block: BlockChange): string =>
  `${seamNote(block)}<div class="inline">${blockHtml(block)}</div><div class="sides${isUnchanged(block) ? ' even' : ''}"><div class="before">${sideHtml(block, 'before')}</div><div class="after">${sideHtml(block, 'after')}</div></div>`

const seamNotes = {
  parted: 'A new paragraph begins here; the words are the same.',
  joined: 'A paragraph began here before; the words are the same.',
} as const

const seamNote = ({ seam }: BlockChange): string => (seam ? `<p class="note">${seamNotes[seam]}</p>` : '')
