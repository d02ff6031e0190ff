import type { PageChange } from './types.ts'

/** What happened to a page, in the tables of a redline. */
export const statusWords: Readonly<Record<PageChange['status'], string>> = {
  changed: 'changed',
  reflowed: 'no change in wording',
  added: 'new',
  removed: 'removed',
  moved: 'moved',
}

/** What is said of two contents with the same words. What code does to them is not compared with them. */
export const nothingChanged = 'Nothing changed in what the content says.'
