import type { BlockChange, SectionChange } from '../../../../src/compliance/compare/types.ts'
import type { PageChange, Redline } from '../../../../src/compliance/redline/types.ts'

/** Redlines of one page, small enough to read. */

export const changedPage = (more: Partial<PageChange>): PageChange => ({
  path: '/terms',
  title: 'Terms',
  kind: 'legal',
  status: 'changed',
  inserted: 1,
  deleted: 1,
  sections: [],
  facts: [],
  ...more,
})

export const redlineOf = (page: PageChange, more: Partial<Redline> = {}): Redline => ({
  from: 'main of June 20, 2025',
  to: 'the working copy',
  shell: { sections: [], facts: [] },
  pages: [page],
  site: [],
  ...more,
})

/** A section whose heading stayed. */
export const section = (id: string, heading: string, blocks: BlockChange[]): SectionChange => ({
  id,
  heading: heading === '' ? [] : [{ kind: 'same', text: heading }],
  level: 2,
  status: 'changed',
  blocks,
})
