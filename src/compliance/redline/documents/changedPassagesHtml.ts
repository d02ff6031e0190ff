import type { SectionChange } from '../../compare/types.ts'
import type { PageChange } from '../types.ts'
import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import { movedSentence } from './changeWords.ts'
import { isUnchangedText, numberedHeading } from '../../compare/sideText.ts'
import { blockHtml, wordsHtml } from './passageHtml.ts'

/**
 * What changed on a page as a fragment of HTML for the site's own templates: only the changed blocks, each section's
 * under its heading. It holds class names only, no ids, no styles, no links; besides those of `passageHtml.ts`:
 * - `redline-passage` (a `<section>`): one section, with a second class `redline-changed`, `redline-inserted`,
 *   `redline-deleted` or `redline-moved`;
 * - `redline-title` (an `<h3>`): the section's heading, with its changes;
 * - `redline-note`: where a moved section stood before;
 * - `redline-fact` (items of the list `redline-facts`): a changed fact, a sentence.
 * A page without changed words and facts gives an empty text.
 */
export function changedPassagesHtml(page: Pick<PageChange, 'sections' | 'facts'>): string {
  const facts = page.facts.map((fact) => `<li class="redline-fact">${escapeHtml(fact)}</li>`)
  return [
    ...(facts.length === 0 ? [] : [`<ul class="redline-facts">${facts.join('')}</ul>`]),
    ...page.sections.flatMap(passage),
  ].join('\n')
}

function passage(section: SectionChange): string[] {
  const { status, heading, blocks } = section
  // Visitors are shown what they read, not what stands in search results.
  const changed = blocks.filter(({ runs, role }) => !isUnchangedText(runs) && role !== 'hidden')
  if (changed.length === 0 && isUnchangedText(heading) && status !== 'moved') return []
  const words = numberedHeading(section)
  return [
    `<section class="redline-passage redline-${status}">`,
    ...(words.length === 0 ? [] : [`<h3 class="redline-title">${wordsHtml(words)}</h3>`]),
    ...(status === 'moved' ? [`<p class="redline-note">${escapeHtml(movedSentence(section))}</p>`] : []),
    ...changed.map(blockHtml),
    '</section>',
  ]
}
