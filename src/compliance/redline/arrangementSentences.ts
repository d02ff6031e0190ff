import type { BlockRole } from '../text/types.ts'
import { changedPassages } from './changedPassages.ts'
import { sideText } from './sideText.ts'
import type { BlockChange, Change, SectionChange } from './types.ts'
import { truncateAtWord } from '../../content/text/truncate.ts'

/** How many are told one by one. */
const mostTold = 5

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
  const more = all.length - mostTold
  return more > 1
    ? [...all.slice(0, mostTold), `${more} more paragraphs are arranged otherwise, with the same words.`]
    : all
}

/** Whole sentences that went at one place and came at another, which the words alone show as two changes; those of lists of data are told with their entries. */
function movedSentences(sections: readonly SectionChange[]): string[] {
  const whole = changedPassages({ sections: sections.filter(({ id }) => !id.includes('.')) }).filter(
    ({ kind, runs }) =>
      kind !== 'heading' && kind !== 'hidden' && new Set(runs.map((run) => run.kind)).size === 1,
  )
  const gone = whole.filter(({ runs }) => runs[0]?.kind === 'deleted')
  const come = whole.filter(({ runs }) => runs[0]?.kind === 'inserted')
  return come.flatMap(({ section, runs }) => {
    const words = newText(runs)
    const at = gone.findIndex((other) => sideText(other.runs, 'before').trim() === words)
    const [from] = at === -1 ? [] : gone.splice(at, 1)
    if (from === undefined) return []
    const place = section === from.section ? `within “${section}”` : `from “${from.section}” to “${section}”`
    return [
      `The words “${beginning(words)}” moved ${section === '' && from.section === '' ? 'at the top' : place}, and none of them changed.`,
    ]
  })
}

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
