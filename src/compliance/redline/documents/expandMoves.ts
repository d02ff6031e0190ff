import type { SectionChange } from '../../compare/types.ts'

/** A section at one of its places: a moved one has two, the one that it `left` and the one where it `arrived`. */
export interface PlacedSection {
  section: SectionChange
  place: 'stays' | 'left' | 'arrived'
}

/**
 * The sections in one order that holds both: without those that arrived it is the old order, without those that
 * left the new one. A moved section whose old place is not told stays where it is.
 */
export function expandMoves(sections: readonly SectionChange[]): PlacedSection[] {
  const placed = sections.map((section): PlacedSection => ({
    section,
    place: hasMoved(section) ? 'arrived' : 'stays',
  }))
  for (const section of sections.filter(hasMoved).sort((a, b) => oldPlace(a) - oldPlace(b))) {
    const behind = placed.findLastIndex(
      (one) => one.place !== 'arrived' && oldPlace(one.section) < oldPlace(section),
    )
    placed.splice(behind + 1, 0, { section, place: 'left' })
  }
  return placed
}

const hasMoved = ({ status, placeBefore }: SectionChange): boolean =>
  status === 'moved' && placeBefore !== undefined

/** A section without an old place stands behind all that have one. */
const oldPlace = ({ placeBefore = Infinity }: SectionChange): number => placeBefore
