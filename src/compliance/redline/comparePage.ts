import { canonicalText } from '../approvals/canonicalText.ts'
import type { PageText } from '../text/types.ts'
import { arrangementSentences } from '../compare/arrangementSentences.ts'
import { compareSections } from '../compare/compareSections.ts'
import { sectionsBeside } from '../compare/sectionsBeside.ts'
import { allFacts, factSentences } from '../compare/factSentences.ts'
import type { PagePair } from './matchPages.ts'
import { sideText } from '../compare/sideText.ts'
import type { Change, SectionChange } from '../compare/types.ts'
import type { PageChange } from './types.ts'
import { countWords } from '../compare/words.ts'

/**
 * What became of one page, or undefined when nothing did.
 * @param touched whether a file that the page is made from differs
 */
export function comparePage({ before, after }: PagePair, touched: boolean): PageChange | undefined {
  if (!before || !after) return after ? wholePage(after, 'added') : before && wholePage(before, 'removed')
  const hasMoved = before.path !== after.path
  const isAlike = sameText(before, after)
  if (isAlike && !hasMoved && !touched) return undefined
  const sections =
    isAlike && !hasMoved ? [] : compareSections(sectionsBeside(before, after), sectionsBeside(after, before))
  const facts = isAlike
    ? []
    : [
        ...factSentences(before, after),
        ...sections.flatMap(anchorSentence),
        ...arrangementSentences(sections),
      ]
  const head = { path: after.path, title: after.title, kind: after.kind, ...dateMoved(before, after) }
  if (hasMoved)
    return {
      ...head,
      pathBefore: before.path,
      status: 'moved',
      ...countChangedWords(sections),
      sections,
      facts,
    }
  if (facts.length === 0 && sections.every(isUnchangedSection)) {
    const none = { ...head, inserted: 0, deleted: 0, sections: [] }
    // What loses an approval is never called no change.
    return canonicalText(before) === canonicalText(after)
      ? { ...none, status: 'reflowed', facts }
      : { ...none, status: 'changed', facts: [arrangedOtherwise] }
  }
  return { ...head, status: 'changed', ...countChangedWords(sections), sections, facts }
}

/** Whether a section reads as it did, at the place and under the number where it stood. */
export const isUnchangedSection = ({ status, numberBefore, numberAfter }: SectionChange): boolean =>
  status === 'same' && numberBefore === numberAfter

const arrangedOtherwise = 'No word has changed; what the page says is arranged otherwise.'

/** How many words came and went; those of sentences that only moved did neither. */
function countChangedWords(sections: readonly SectionChange[]): { inserted: number; deleted: number } {
  const counts = { inserted: 0, deleted: 0 }
  const add = (runs: readonly Change[]) => {
    for (const { kind, text, moved } of runs) if (kind !== 'same' && !moved) counts[kind] += countWords(text)
  }
  for (const { heading, blocks } of sections) {
    add(heading)
    for (const { runs } of blocks) add(runs)
  }
  return counts
}

const sameText = (a: PageText, b: PageText): boolean =>
  JSON.stringify([a.sections, a.facts]) === JSON.stringify([b.sections, b.facts])

function wholePage(page: PageText, status: 'added' | 'removed'): PageChange {
  const none: PageText['sections'] = []
  const sections =
    status === 'added' ? compareSections(none, page.sections) : compareSections(page.sections, none)
  const { path, title, kind } = page
  return { path, title, kind, status, ...countChangedWords(sections), sections, facts: allFacts(page) }
}

function dateMoved(before: PageText, after: PageText): { dateMoved?: boolean } {
  // Whatever the months are called.
  const day = ({ facts }: PageText) => facts.find(({ key }) => key === 'lastUpdated')?.day
  const [old, now] = [day(before), day(after)]
  return old === undefined && now === undefined ? {} : { dateMoved: old !== now }
}

/** Places on a page that links lead to from elsewhere. Ids with a point are those of data, to which nothing leads. */
const anchorSentence = ({ id, idBefore, heading }: SectionChange): string[] => {
  if (idBefore === undefined || id === '' || `${id}${idBefore}`.includes('.')) return []
  return [`The section “${sideText(heading, 'after')}” is now found at #${id} instead of #${idBefore}.`]
}
