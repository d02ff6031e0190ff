import { compareText, problemAt, type Problem } from '../problem.ts'
import type { Check } from './check.ts'
import { filesAtOneAddress } from './clashes.ts'

/** No two pages share a description, and no two practice areas share a name in the contact form. */
export const checkUnique: Check = ({ content, routes }) => {
  const clashing = filesAtOneAddress(routes)
  const { pages, legal, 'practice-areas': areas } = content.entries
  const problems: Problem[] = []
  const seen = new Map<string, string>()
  const look = (
    field: string,
    value: string,
    entry: (typeof pages | typeof legal | typeof areas)[number],
  ) => {
    if (clashing.has(entry.file)) return
    const key = `${field}: ${value.toLowerCase()}`
    const other = seen.get(key)
    seen.set(key, other ?? entry.file)
    if (other === undefined) return
    problems.push(
      problemAt(entry.file, entry.placeOf([field]), [
        'same-words',
        `The field "${field}" says the same as in ${other}.`,
        'One of the two must change: give each its own words.',
      ]),
    )
  }
  for (const entry of shortestFirst([...pages, ...areas, ...legal])) {
    look('title', entry.data.title, entry)
    look('description', entry.data.description, entry)
  }
  for (const entry of shortestFirst(areas)) look('formOption', entry.data.formOption, entry)
  return problems
}

/** The longer name is most often that of the copy, and the copy is to be changed. */
const shortestFirst = <Item extends { file: string }>(entries: readonly Item[]): Item[] =>
  [...entries].sort((a, b) => a.file.length - b.file.length || compareText(a.file, b.file))
