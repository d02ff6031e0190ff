import { monthsBlock } from '../text/extractLabels.ts'
import type { NamedMonth, PageText, Section } from '../text/types.ts'

type MonthsOfPage = Pick<PageText, 'sections' | 'months'>

/**
 * The sections of a page for the comparison with its other state. The month of a day that moved into the page's history,
 * or out of it, was no word that came or went: of the names of months those count that the other state does not show.
 */
export function sectionsBeside({ sections }: MonthsOfPage, other: MonthsOfPage): Section[] {
  const inHistory = other.sections.flatMap(({ blocks }) => blocks.flatMap(({ months = [] }) => months))
  const counts = ([month, name]: NamedMonth) =>
    inHistory.some(([there]) => there === month) ||
    !other.months?.some(([there, itsName]) => there === month && itsName === name)
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) =>
      block.months ? monthsBlock(block.months.filter(counts)) : [block],
    )
    return blocks.length === 0 && section.blocks.length > 0 ? [] : [{ ...section, blocks }]
  })
}
