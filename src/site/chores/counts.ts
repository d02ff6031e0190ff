import { valueAt } from '../fields/fieldInWords.ts'
import { insideOf, scalarAt } from './openFile.ts'
import type { Wanted } from './mentions.ts'
import { countIn } from './mentions.ts'
import type { Survey } from './survey.ts'
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
  wanted: Wanted[]
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
  { content, open, files }: Survey,
): CountChange {
  const change: CountChange = { edits: new Map(), wanted: [], notes: [] }
  const live = new Set(
    files.flatMap(({ file, collection, isLive }) => (isLive && collection === 'attorneys' ? file : [])),
  )
  const persons = open.filter(({ path }) => live.has(path)).map(({ data }) => data)
  for (const { template, isListed, things } of listings) {
    if (!isOn(template)) continue
    const count = persons.filter(isListed).length
    change.wanted.push(countIn(count, things))
    for (const { file, data } of content.entries.pages) {
      if (data.template !== template || !('people' in data)) continue
      const page = open.find(({ path }) => path === file)
      const scalar = page && scalarAt(page, ['people'])
      const at = page && scalar && insideOf(page, scalar)
      const to = data.people + step
      if (at && count === data.people) {
        change.edits.set(file, [{ ...at, text: String(to), words: `people: ${data.people} → ${to}` }])
      } else {
        change.notes.push(
          `${file} says "people: ${data.people}", and ${count} files were listed there before. Write ${count + step} there once every file is in order.`,
        )
      }
    }
  }
  const leaders = persons.filter((data) => leads(data) && groupOf(data) === 'partner').length
  if (isOn('leadership') && isOn('partners')) change.wanted.push(countIn(leaders, ['partners']))
  return change
}
