import { valueAt } from '../frontmatter/fields/fieldPath.ts'
import { valueRange, scalarAtPath, type EditableFile } from './parseEditable.ts'
import type { SearchTerm } from './findMentions.ts'
import { countTerm, spellCount } from './findMentions.ts'
import type { ContentIndex } from './indexContent.ts'
import type { TextEdit } from './textEdits.ts'

const groupOf = (data: unknown): unknown => valueAt(data, ['group'])
const leads = (data: unknown): boolean => valueAt(data, ['leadership']) !== undefined

/** The pages that say how many people they list, and whom: told from the fields as typed, since some may be blank yet. */
const listings = [
  { template: 'partners', isListed: (data: unknown) => groupOf(data) === 'partner', things: ['partners'] },
  {
    template: 'associates',
    isListed: (data: unknown) => groupOf(data) === 'associate',
    things: ['associates', 'lawyers', 'people'],
  },
  { template: 'leadership', isListed: leads, things: ['people', 'leaders'] },
] as const

/** What changes when a person comes or leaves. */
export interface CountChange {
  /** By file. */
  edits: Map<string, TextEdit[]>
  /** Sentences that count the people as they were. */
  wanted: SearchTerm[]
  /** What could not be changed, in sentences. */
  notes: string[]
}

/**
 * The edits of the pages that count people, when one comes or leaves.
 * @param isOn whether the person is listed by a page of people of this kind, by the page's template
 * @param step 1 when somebody comes, -1 when somebody leaves
 */
export function changeCounts(
  isOn: (template: 'partners' | 'associates' | 'leadership') => boolean,
  step: 1 | -1,
  { content, open, files }: ContentIndex,
): CountChange {
  const change: CountChange = { edits: new Map(), wanted: [], notes: [] }
  const live = new Set(
    files.flatMap(({ file, collection, isLive }) => (isLive && collection === 'attorneys' ? file : [])),
  )
  const persons = open.filter(({ path }) => live.has(path)).map(({ data }) => data)
  for (const { template, isListed, things } of listings) {
    if (!isOn(template)) continue
    const count = persons.filter(isListed).length
    const counting = countTerm(count, things)
    change.wanted.push(counting)
    for (const { file, data } of content.entries.pages) {
      if (data.template !== template || !('people' in data)) continue
      const page = open.find(({ path }) => path === file)
      const scalar = page && scalarAtPath(page, ['people'])
      const at = page && scalar && valueRange(page, scalar)
      const to = data.people + step
      if (at && count === data.people) {
        change.edits.set(file, [
          { ...at, text: String(to), words: `people: ${data.people} → ${to}` },
          ...countedInFields(page, counting.pattern, { from: count, to }),
        ])
      } else {
        change.notes.push(
          `${file} says "people: ${data.people}", and ${count} files were listed there before. Write ${count + step} there once every file is in order.`,
        )
      }
    }
  }
  const leaders = persons.filter((data) => leads(data) && groupOf(data) === 'partner').length
  if (isOn('leadership') && isOn('partners')) change.wanted.push(countTerm(leaders, ['partners']))
  return change
}

/** The edits of sentences in a page's fields that count those whom it lists: `Ten partners` → `Eleven partners`. */
function countedInFields(
  { plain, bodyStart }: EditableFile,
  pattern: RegExp,
  { from, to }: { from: number; to: number },
): TextEdit[] {
  // What is said of one has other words around it.
  if (Math.min(from, to) < 2) return []
  const fields = plain.slice(0, bodyStart).replace(/^[^\S\n]*#.*$/gm, (remark) => ' '.repeat(remark.length))
  return [...fields.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].flatMap(
    ({ 0: found, index: start }) => {
      const before = /^\S+/.exec(found)?.[0] ?? ''
      if (/:\s*$/.test(fields.slice(0, start)) && /\n\S/.test(found)) return []
      const word = /^\d/.test(before) ? String(to) : spellCount(to)
      const text = /^\p{Lu}/u.test(before) ? word.charAt(0).toUpperCase() + word.slice(1) : word
      return [{ start, end: start + before.length, text, words: `${before} → ${text}` }]
    },
  )
}
