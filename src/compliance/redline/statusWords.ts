import type { PageChange } from './types.ts'

/** What happened to a page, in the tables of a redline. */
export const statusWords: Readonly<Record<PageChange['status'], string>> = {
  changed: 'changed',
  reflowed: 'no change in wording',
  added: 'new',
  removed: 'removed',
  moved: 'moved',
}
