import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import { patternParts } from '../../../content/text/pattern.ts'
import type { BlockRole } from '../../text/types.ts'
import type { BlockChange, Change } from '../../compare/types.ts'
import { runsOf, existsOnSide, type Side } from '../../compare/sideText.ts'

/**
 * The redline's own rendering of words, shared by the file of a redline and by the site's legal pages. It has class
 * names only, no ids and no styles:
 * - `redline-said`: words for screen readers only, around `<del>` and `<ins>`; hide them from sight,
 *   never with `display: none`;
 * - `redline-moved` on a `<del>` or an `<ins>`: a sentence that stands elsewhere on the other side, as it is;
 * - `redline-role`: what a block is when it is no paragraph ("Picture:"), for all to see;
 * - `redline-item`, `redline-row`, `redline-quotation`, `redline-code`, `redline-picture`, `redline-hidden`,
 *   `redline-heading`, `redline-paragraph`: the block by its role.
 */

/** How passages are told: a pattern around words that went, words that came, and around what a block holds by its role. */
interface PassageWords {
  readonly deleted: string
  readonly inserted: string
  /** Around words that stand elsewhere on the other side. */
  readonly movedAway: string
  readonly movedHere: string
  readonly roles: Readonly<Partial<Record<BlockRole, string>>>
}

/** The words of redlines, which lawyers read. */
const redlineWords: PassageWords = {
  deleted: 'deleted: {words} (end of deleted)',
  inserted: 'inserted: {words} (end of inserted)',
  movedAway: 'moved from here: {words} (end of moved from here)',
  movedHere: 'moved to here: {words} (end of moved to here)',
  roles: { picture: 'Picture: {words}', hidden: 'Not seen on the page: {words}' },
}

/** Runs of words as HTML. Words that went stand in `<del>`, words that came in `<ins>`, and both say so. */
export const wordsHtml = (runs: readonly Change[], words: PassageWords = redlineWords): string =>
  runs.map((run) => runHtml(run, words)).join('')

function runHtml({ kind, text, moved }: Change, said: PassageWords): string {
  if (kind === 'same') return escapeHtml(text)
  // Spaces at the edges are not underlined.
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const [tag, pattern] =
    kind === 'deleted'
      ? ['del', moved ? said.movedAway : said.deleted]
      : ['ins', moved ? said.movedHere : said.inserted]
  const opening = moved ? `${tag} class="redline-moved"` : tag
  return `${before}<${opening}>${around(pattern, 'redline-said', escapeHtml(words))}</${tag}>${after}`
}

/** A pattern around HTML; its own words stand in elements of a class. */
const around = (pattern: string, className: string, html: string): string =>
  patternParts(pattern)
    .map((part) => ('words' in part ? `<span class="${className}">${escapeHtml(part.words)}</span>` : html))
    .join('')

/** A block's element and class. Items stay outside of lists, since a list may hold only some of its items here. */
export function blockHtml(
  { role, runs }: Pick<BlockChange, 'role' | 'runs'>,
  words: PassageWords = redlineWords,
): string {
  const html = wordsHtml(runs, words)
  const pattern = words.roles[role]
  return `<p class="redline-${role}">${pattern === undefined ? html : around(pattern, 'redline-role', html)}</p>`
}

/** A block as it stands on one side, with only that side's marks; nothing where it does not stand. */
export const sideHtml = ({ role, runs }: Pick<BlockChange, 'role' | 'runs'>, side: Side): string =>
  existsOnSide(runs, side) ? blockHtml({ role, runs: runsOf(runs, side) }) : ''
