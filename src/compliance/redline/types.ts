import type { SectionChange } from '../compare/types.ts'

/** One page. `reflowed`: its source changed, and the text that an approval is bound to did not; `moved`: it has another address. */
export interface PageChange {
  path: string
  /** The addresses of the pages that it tells of, where its `path` says more than one page's address. */
  pages?: readonly string[]
  pathBefore?: string
  title: string
  kind: string
  status: 'changed' | 'reflowed' | 'added' | 'removed' | 'moved'
  /** Words put in. */
  inserted: number
  /** Words taken out. */
  deleted: number
  sections: SectionChange[]
  /** Changed facts, a sentence each. */
  facts: string[]
  /** Of a page with a "last updated" day: whether that day moved. */
  dateMoved?: boolean
  /** Who had agreed to the wording that is now lost, in words. */
  approvalLost?: string
}

/** What changed between two states of the site, for its readers. Unchanged pages are left out. */
export interface Redline {
  /** What the two sides are called: a revision with its day, a folder, the files on this computer. */
  from: string
  to: string
  /** Header and footer, and the labels that belong to no kind of page. */
  shell: Pick<PageChange, 'sections' | 'facts' | 'approvalLost'>
  /** Sorted by path. */
  pages: PageChange[]
  /** Changed addresses, menus and redirects, a sentence each. */
  site: string[]
  /** Who approved what in this change, and which records of approvals and archives were lost: a sentence each. */
  records?: string[]
  /** What a reader must know of how this was made, a sentence each: a side that has errors under today's rules. */
  notes?: string[]
}
