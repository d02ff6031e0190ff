import type { Section } from '../text/types.ts'
import { alignLabels } from './alignLabels.ts'
import { alignSentences } from './alignSentences.ts'
import type { IsMovable } from './diffOp.ts'
import { buildSectionChanges } from './buildSectionChanges.ts'
import type { Vocabulary } from './diceSimilarity.ts'
import { matchSections, type Group } from './matchSections.ts'
import { existsOnSide } from './sideText.ts'
import { streamOf, type DiffUnit } from './stream.ts'
import type { SectionChange, Sides } from './types.ts'

/** Two states of a page's sections, as one list in the order of the new page. */
export function compareSections(before: readonly Section[], after: readonly Section[]): SectionChange[] {
  const vocabulary: Vocabulary = new Map()
  const pick = (all: readonly Section[], places: readonly number[]) =>
    streamOf(
      places.flatMap((place): [number, Section][] => {
        const section = all[place]
        return section ? [[place, section]] : []
      }),
      vocabulary,
    )
  const groups = matchSections(before, after).map((group) => ({
    group,
    streams: { before: pick(before, group.before), after: pick(after, group.after) },
  }))
  const isMovable = movable({
    before: groups.flatMap(({ streams }) => streams.before),
    after: groups.flatMap(({ streams }) => streams.after),
  })
  const laid = groups.map(({ group, streams }) => {
    const { before: old, after: now, pair } = group
    const headed = pair !== undefined && old[0] === pair[0] && now[0] === pair[1]
    const areLabels = [...old.map((at) => before[at]), ...now.map((at) => after[at])].every(
      (section) => section?.areLabels,
    )
    const steps = areLabels
      ? alignLabels(streams.before, streams.after, { headed })
      : alignSentences(streams.before, streams.after, { headed, isMovable })
    const sides = { before, after }
    return { group, sections: withMove(buildSectionChanges(steps, sides), group, sides) }
  })
  let place = 0
  const placeOf = new Map<SectionChange, number>()
  const byOldPlace = laid
    .filter(({ group }) => group.before.length > 0)
    .sort((a, b) => (a.group.before[0] ?? 0) - (b.group.before[0] ?? 0))
  for (const { sections } of byOldPlace)
    for (const section of sections) if (hasOldText(section)) placeOf.set(section, place++)
  return laid.flatMap(({ sections }) =>
    sections.map((section): SectionChange => {
      const placeBefore = placeOf.get(section)
      return placeBefore === undefined ? section : { ...section, placeBefore }
    }),
  )
}

/** A heading that is empty on both sides has no text and yet was there. */
const hasOldText = ({ heading, status, blocks }: SectionChange): boolean =>
  status !== 'inserted' &&
  (heading.length === 0 ||
    [heading, ...blocks.map(({ runs }) => runs)].some((runs) => existsOnSide(runs, 'before')))

function withMove(
  sections: SectionChange[],
  { pair, moved }: Group,
  { before, after }: Sides<readonly Section[]>,
): SectionChange[] {
  const [old, now] = pair ?? [0, 0]
  if (!moved) return sections
  const id = after[now]?.id
  return sections.map((section) =>
    section.id === id && section.status !== 'inserted' && section.status !== 'deleted'
      ? { ...section, status: 'moved', movedFrom: before[old - 1]?.heading ?? '' }
      : section,
  )
}

/**
 * Sentences that each side of a page has once: one of them that has no counterpart at its place moved. Labels are told by
 * their names, and what search engines alone show does not move into the text.
 */
function movable({ before, after }: Sides<readonly DiffUnit[]>): IsMovable {
  const [old, now] = [keysOnce(before), keysOnce(after)]
  return ({ key, kind }) => kind === 'sentence' && old.has(key) && now.has(key)
}

function keysOnce(units: readonly DiffUnit[]): Set<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const { key, role, label } of units)
    if (role !== 'hidden' && label === undefined) (once.has(key) ? twice : once).add(key)
  for (const key of twice) once.delete(key)
  return once
}
