import type { PlaceName, StageName } from './stages.ts'

/** A shape of each kind that once took long or was thrown at, where it stands, and what is done with it. */
export const worstCases: readonly (readonly [name: string, place: PlaceName, stage: StageName])[] = [
  ['> repeated, then words', 'body', 'check'],
  ['+ repeated, then words', 'body', 'check'],
  ['> - repeated, then words', 'legal', 'fix'],
  ['*_ repeated', 'body', 'check'],
  ['**a* repeated', 'legal', 'check'],
  ['] repeated', 'body', 'check'],
  ['> a⏎⏎ repeated', 'body', 'check'],
  ['a⏎---⏎ repeated', 'body', 'check'],
  ['- a⏎ repeated', 'legal', 'check'],
  ['one wide row and many short ones', 'body', 'check'],
  ['notes within each other', 'body', 'check'],
  ['<Note> repeated', 'body', 'check'],
  ['one number', 'body', 'check'],
  ['one word of capitals', 'value', 'check'],
  ['spaces between words', 'body', 'fix'],
  ['brackets never closed as a value', 'fields', 'check'],
  ['levels of fields in one line', 'fields', 'check'],
  ['fields, all different', 'fields', 'check'],
  ['fields, all different', 'fields', 'chores'],
  ['redirects in a row', 'addresses', 'check'],
]
