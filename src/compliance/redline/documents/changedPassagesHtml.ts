import type { SectionChange } from '../../compare/types.ts'
import type { PageChange } from '../types.ts'
import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import type { ChangeWords } from '../../../content/model/labels.ts'
import { fillPattern } from '../../../content/text/pattern.ts'
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
 * @param words those of the site
 */
export function changedPassagesHtml(
  page: Pick<PageChange, 'sections' | 'facts'>,
  words: ChangeWords,
): string {
  const facts = page.facts.map((fact) => `<li class="redline-fact">${escapeHtml(fact)}</li>`)
  return [
    ...(facts.length === 0 ? [] : [`<ul class="redline-facts">${facts.join('')}</ul>`]),
    ...page.sections.flatMap((section) => passage(section, words)),
  ].join('\n')
}

function passage(section: SectionChange, words: ChangeWords): string[] {
  const { status, heading, blocks } = section
  // Visitors are shown what they read, not what stands in search results.
  const changed = blocks.filter(({ runs, role }) => !isUnchangedText(runs) && role !== 'hidden')
  if (changed.length === 0 && isUnchangedText(heading) && status !== 'moved') return []
  const title = numberedHeading(section)
  const said = { ...words, roles: { picture: words.picture } }
  return [
    `<section class="redline-passage redline-${status}">`,
    ...(title.length === 0 ? [] : [`<h3 class="redline-title">${wordsHtml(title, said)}</h3>`]),
    ...(status === 'moved'
      ? [`<p class="redline-note">${escapeHtml(movedSentence(section, words))}</p>`]
      : []),
    ...changed.map((block) => blockHtml(block, said)),
    '</section>',
  ]
}

const movedSentence = ({ movedFrom = '' }: SectionChange, { moved, movedFromTop }: ChangeWords): string =>
  movedFrom === '' ? movedFromTop : fillPattern(moved, { section: movedFrom })
