import { valueAt } from '../fields/fieldInWords.ts'
import { numbered, placesIn } from './numberedLists.ts'
import type { NewKind } from './newKinds.ts'
import type { Known, Survey } from './survey.ts'
import type { TextEdit } from './textEdits.ts'

/** The place of a new file in its list. */
export interface NewOrder {
  order: number
  /** The edits that number those who come after it one higher, by file. */
  edits: Map<string, TextEdit[]>
  /** Where that is, in a sentence. */
  sentence: string
}

/**
 * The place of a new file in its list: people whose list is in the order of their family names get the place of theirs;
 * everything else comes last. Undefined for files without a number.
 */
export function takePlace(
  { collection, name, form }: Pick<NewKind, 'collection'> & { name: string; form: string | undefined },
  survey: Survey,
): NewOrder | undefined {
  const field = collection === 'attorneys' ? 'group' : 'page'
  if (collection === 'pages' || collection === 'claims') return undefined
  const alike = survey.open.filter(
    ({ path, data }) =>
      survey.files.some((known) => known.file === path && known.collection === collection) &&
      (form === undefined || valueAt(data, [field]) === form),
  )
  const places = placesIn(alike, ['order']).sort((a, b) => a.order - b.order)
  const last = Math.max(0, ...places.map(({ order }) => order)) + 1
  const atEnd: NewOrder = {
    order: last,
    edits: new Map(),
    sentence: `It comes last in its list (order: ${last}). Change the field "order" to put it elsewhere.`,
  }
  const people = places.flatMap(({ file, order }) => {
    const known = survey.files.find((other) => other.file === file)
    return known ? [{ known, order }] : []
  })
  if (collection !== 'attorneys' || !areByName(people)) return atEnd
  const next = people.findIndex(({ known }) => compareNames(known.name, name) > 0)
  const { known: follower, order } = people[next] ?? {}
  if (follower === undefined || order === undefined)
    return { ...atEnd, sentence: `By the family name it comes last in its list (order: ${last}).` }
  const edits = new Map<string, TextEdit[]>()
  const later = people.slice(next)
  for (const { known, order: before } of later) {
    const edit = numbered(
      alike.find(({ path }) => path === known.file),
      ['order'],
      { from: before, to: before + 1 },
    )
    if (!edit) return atEnd
    edits.set(known.file, [edit])
  }
  const others = later.length === 1 ? '' : ' with all who follow'
  return {
    order,
    edits,
    sentence: `By the family name it has the place of ${follower.name} (order: ${order}), who moves down by one${others}.`,
  }
}

/** Whether people stand in the order of their family names. */
const areByName = (people: readonly { known: Known; order: number }[]): boolean =>
  people.length > 1 &&
  people.every(({ known, order }, index) => {
    const before = people[index - 1]
    return before === undefined || (before.order < order && compareNames(before.known.name, known.name) < 0)
  })

const compareNames = (a: string, b: string): number => byFamily(a).localeCompare(byFamily(b), 'en')

/** `Ada B. Sample, Jr.` → `Sample Ada B.` */
function byFamily(name: string): string {
  const words = name
    .replace(/,?\s+(?:Jr|Sr|II|III|IV)\.?$/, '')
    .trim()
    .split(/\s+/)
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ')
}
