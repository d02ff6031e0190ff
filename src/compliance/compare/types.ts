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
  /** Whole sentences that stand on the other side as they are, at another place: no words went or came. */
  moved?: true
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

/** What of a page its wording is told from. */
export interface ComparedPage {
  sections: SectionChange[]
}
