import type { DiffUnit } from './stream.ts'
import type { Change } from './types.ts'

/**
 * What became of some units: kept, reworded (`runs` say how), taken out or put in. Reworded may be several sentences
 * that became one, or one that became several; all others hold one unit a side.
 */
export interface DiffOp {
  kind: 'same' | 'reworded' | 'deleted' | 'inserted'
  before: DiffUnit[]
  after: DiffUnit[]
  runs: Change[]
}

/** Which sentences stand on both sides of a page once, so that one that went came at another place. */
export type IsMovable = (unit: DiffUnit) => boolean
