import type { BlockRole } from '../text/types.ts'

/** Something of the old text, and its counterpart in the new one. */
export interface Sides<Value> {
  before: Value
  after: Value
}

/** A run of words: on both sides, only in the old text, or only in the new. */
export interface Change {
  kind: 'same' | 'deleted' | 'inserted'
  /** Runs concatenate, with the spaces that they carry: same and deleted to the old text, same and inserted to the new. */
  text: string
}

/** One block, aligned with its counterpart. `rewritten`: whole sentences out, whole sentences in. */
export interface BlockChange {
  status: 'same' | 'changed' | 'rewritten' | 'deleted' | 'inserted'
  role: BlockRole
  /** What it was before, where that was something else: a paragraph that became an item. */
  roleBefore?: BlockRole
  runs: Change[]
  /**
   * Where the paragraphs' ends differ. `parted`: in the old text this went on in the paragraph
   * above; `joined`: in the new text it goes on there. Between the two stands one space.
   */
  seam?: 'parted' | 'joined'
}

/** One section, aligned with its counterpart. */
export interface SectionChange {
  id: string
  /** Its id in the old text, where that was another. */
  idBefore?: string
  heading: Change[]
  level: number
  /** Its level in the old text, where that was another. */
  levelBefore?: number
  status: 'same' | 'changed' | 'deleted' | 'inserted' | 'moved'
  /** Of a moved section: the heading of the one that it stood behind before, empty at the top. */
  movedFrom?: string
  numberBefore?: number
  numberAfter?: number
  blocks: BlockChange[]
  /** Its place among the sections that have old text, from 0; that of a moved one differs from where it stands here. */
  placeBefore?: number
}

/** One page. `reflowed`: its source changed, and the text that an approval is bound to did not; `moved`: it has another address. */
export interface PageChange {
  path: string
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
  /** Header and footer. */
  shell: Pick<PageChange, 'sections' | 'facts'>
  /** Sorted by path. */
  pages: PageChange[]
  /** Changed addresses, menus and redirects, a sentence each. */
  site: string[]
  /** Who approved what in this change, and which records of approvals and archives were lost: a sentence each. */
  records?: string[]
  /** What a reader must know of how this was made, a sentence each: a side that has errors under today's rules. */
  notes?: string[]
}
