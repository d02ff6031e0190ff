import { escapeHtml } from '../../../content/text/escapeHtml.ts'
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

/** Runs of words as HTML. Words that went stand in `<del>`, words that came in `<ins>`, and both say so. */
export const wordsHtml = (runs: readonly Change[]): string => runs.map(runHtml).join('')

function runHtml({ kind, text, moved }: Change): string {
  if (kind === 'same') return escapeHtml(text)
  // Spaces at the edges are not underlined.
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const [tag, said] =
    kind === 'deleted'
      ? ['del', moved ? 'moved from here' : 'deleted']
      : ['ins', moved ? 'moved to here' : 'inserted']
  const opening = moved ? `${tag} class="redline-moved"` : tag
  return `${before}<${opening}>${saidHtml(`${said}: `)}${escapeHtml(words)}${saidHtml(` (end of ${said})`)}</${tag}>${after}`
}

/** Words for those who listen. */
const saidHtml = (words: string): string => `<span class="redline-said">${escapeHtml(words)}</span>`

const roleNames: Partial<Record<BlockRole, string>> = {
  picture: 'Picture: ',
  hidden: 'Not seen on the page: ',
}

/** A block's element and class. Items stay outside of lists, since a list may hold only some of its items here. */
export function blockHtml({ role, runs }: Pick<BlockChange, 'role' | 'runs'>): string {
  const name = roleNames[role]
  const shown = name === undefined ? '' : `<span class="redline-role">${name}</span>`
  return `<p class="redline-${role}">${shown}${wordsHtml(runs)}</p>`
}

/** A block as it stands on one side, with only that side's marks; nothing where it does not stand. */
export const sideHtml = ({ role, runs }: Pick<BlockChange, 'role' | 'runs'>, side: Side): string =>
  existsOnSide(runs, side) ? blockHtml({ role, runs: runsOf(runs, side) }) : ''
