import type { BlockRole } from '../text/types.ts'
import { sentencesOf } from './sentences.ts'
import { sideText } from './sideText.ts'
import type { BlockChange, Change, SectionChange } from './types.ts'
import { truncateAtWord } from '../../content/text/truncate.ts'

/** How many are told one by one. */
const maxTold = 5

/**
 * Where the words stayed and a page is arranged otherwise, a sentence each: paragraphs that were joined or parted, an
 * item that was a paragraph, a heading of another level, a sentence at another place. Visitors see it, and an approval is lost by it.
 */
export function arrangementSentences(sections: readonly SectionChange[]): string[] {
  const all = [
    ...movedSentences(sections),
    ...sections.flatMap((section) => [
      ...headingSentence(section),
      ...section.blocks.flatMap((block) => blockSentence(block, placeOf(section))),
    ]),
  ]
  const more = all.length - maxTold
  return more > 1
    ? [...all.slice(0, maxTold), `${more} more paragraphs are arranged otherwise, with the same words.`]
    : all
}

/** A sentence that moved, and the heading that it stands under. */
interface MovedSentence {
  section: string
  words: string
}

/** Whether a section is of an entry in a list of data, and not of prose. */
export const isOfData = ({ id }: Pick<SectionChange, 'id'>): boolean => id.includes('.')

/**
 * Whether a block is a change that nothing else tells: of words that only moved, a sentence does in prose, and in data the
 * block where they stand now.
 */
export const countsAsChange = ({ runs }: BlockChange, section: Pick<SectionChange, 'id'>): boolean =>
  runs.some(({ kind, moved }) => (moved ? kind === 'inserted' && isOfData(section) : kind !== 'same'))

/** Whole sentences at another place, those that moved together told together; those of lists of data are told with their entries. */
function movedSentences(sections: readonly SectionChange[]): string[] {
  const prose = sections.filter((section) => !isOfData(section))
  const [gone, come] = [movedFrom(prose, 'deleted'), movedFrom(prose, 'inserted')]
  const from = new Map(gone.map((sentence, index) => [sentence.words, { ...sentence, index }]))
  return come.flatMap(({ section, words }, index) => {
    const old = from.get(words)
    const above = come[index - 1]
    const wasAbove = above?.section === section ? from.get(above.words) : undefined
    const cameAlong = wasAbove?.section === old?.section && wasAbove?.index === (old?.index ?? 0) - 1
    if (old === undefined || cameAlong) return []
    const place = section === old.section ? `within “${section}”` : `from “${old.section}” to “${section}”`
    return [
      `The words “${beginning(words)}” moved ${section === '' && old.section === '' ? 'at the top' : place}, and none of them changed.`,
    ]
  })
}

/** The sentences that moved, one by one, in the order of one side. */
const movedFrom = (sections: readonly SectionChange[], kind: Change['kind']): MovedSentence[] =>
  sections.flatMap(({ heading, blocks }) => {
    const section = newText(heading) || sideText(heading, 'before').trim()
    return blocks
      .flatMap(({ runs, role }) => (role === 'hidden' ? [] : runs))
      .filter((run) => run.moved && run.kind === kind)
      .flatMap(({ text }) => sentencesOf(text.trim()).map((words) => ({ section, words })))
  })

function headingSentence({ heading, level, levelBefore, status }: SectionChange): string[] {
  if (levelBefore === undefined || status === 'inserted' || status === 'deleted') return []
  return [
    `The heading “${newText(heading)}” is now of level ${level}; before, it was of level ${levelBefore}.`,
  ]
}

function blockSentence({ seam, role, roleBefore, runs, status }: BlockChange, place: string): string[] {
  if (status === 'inserted' || status === 'deleted') return []
  const words = `“${beginning(newText(runs))}”`
  if (seam === 'joined')
    return [`${place}, the paragraph that began with ${words} is now part of the one above it.`]
  if (seam === 'parted') return [`${place}, ${words} now begins a paragraph of its own.`]
  return roleBefore === undefined
    ? []
    : [`${place}, ${words} is now ${roleNames[role]}; before, it was ${roleNames[roleBefore]}.`]
}

const roleNames: Readonly<Record<BlockRole, string>> = {
  heading: 'a heading',
  paragraph: 'a paragraph',
  item: 'an item of a list',
  row: 'a row of a table',
  quotation: 'a quotation',
  code: 'a passage set as it was typed',
  picture: 'the text of a picture',
  hidden: 'a text for search engines',
}

const placeOf = ({ heading }: SectionChange): string => {
  const words = newText(heading)
  return words === '' ? 'At the top' : `Under “${words}”`
}

const newText = (runs: readonly Change[]): string => sideText(runs, 'after').trim()

const beginning = (text: string): string => truncateAtWord(text, 60)
