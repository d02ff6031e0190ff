import { stringify } from 'yaml'
import { blank } from '../blank.ts'
import { commentedFields, type Filling, type Way } from '../reference/commentedFields.ts'
import type { NewWish } from './decideNew.ts'
import { newFields, type NewKind } from './newKinds.ts'
import type { Survey } from './survey.ts'

/** A new file: its text, and what was written into its fields by their ways. */
export interface NewText {
  text: string
  /** Its place in its list, when it has one. */
  order: number | undefined
  texts: ReadonlyMap<string, string>
}

/** The longest name that menus and the contact form take. */
const menuWidth = 40

/** The text of a new file: every field with its sentence, filled in as far as it is known. */
export function newText(
  { kind, form, wish, name }: { kind: NewKind; form: string | undefined; wish: NewWish; name: string },
  survey: Survey,
): NewText {
  const own = automatic({ kind, form, name }, survey)
  const given: Record<string, readonly string[]> = {
    ...own,
    ...wish.fields,
    [kind.naming.field]: [name],
    ...(wish.draft && { draft: ['true'] }),
  }
  const isWanted = (way: Way) =>
    Object.keys(given).some((key) => key === keyOf(way) || key.startsWith(`${keyOf(way)}.`)) ||
    // Whoever is of the staff is shown on the leadership page and nowhere else.
    (form === 'staff' && way[0] === 'leadership')
  const texts = new Map<string, string>()
  const filling: Filling = {
    plain: (text) => text,
    isWanted,
    items: (way) => given[keyOf(way)]?.length,
    value: (way) => {
      const typed =
        typeof way.at(-1) === 'number'
          ? given[keyOf(way.slice(0, -1))]?.[Number(way.at(-1))]
          : given[keyOf(way)]?.[0]
      const text = typed?.trim().replace(/\s+/g, ' ') || blank
      texts.set(keyOf(way), text)
      return asField(text)
    },
  }
  const fields = commentedFields(newFields(kind, form), filling)
  const order = Number(texts.get('order'))
  return {
    text: ['---', ...fields, '---', '', ...kind.body.before, blank, ''].join('\n'),
    order:
      texts.has('order') && !Number.isNaN(order) && wish.fields['order'] === undefined ? order : undefined,
    texts,
  }
}

const keyOf = (way: Way): string => way.join('.')

/** A text as a field holds it: in quotation marks where it needs them. */
const asField = (text: string): string => stringify(text, { schema: 'failsafe', lineWidth: 0 }).trimEnd()

/** What can be known without asking. */
function automatic(
  { kind, form, name }: { kind: NewKind; form: string | undefined; name: string },
  { content, today }: Survey,
): Record<string, readonly string[]> {
  const { entries } = content
  const last = (orders: readonly number[]) => [String(Math.max(0, ...orders) + 1)]
  const short = name.length <= menuWidth ? [name] : []
  const day = today === undefined ? [] : [today]
  switch (kind.collection) {
    case 'attorneys':
      return {
        order: last(entries.attorneys.flatMap(({ data }) => (data.group === form ? data.order : []))),
        ...(form === 'staff' && {
          'leadership.order': last(entries.attorneys.flatMap(({ data }) => data.leadership?.order ?? [])),
        }),
      }
    case 'practice-areas':
      return {
        order: last(entries['practice-areas'].map(({ data }) => data.order)),
        menuLabel: short,
        formOption: short,
      }
    case 'jobs':
      return {
        order: last(entries.jobs.flatMap(({ data }) => (data.page === form ? data.order : []))),
        posted: day,
      }
    case 'legal':
      return { order: last(entries.legal.map(({ data }) => data.order)), lastUpdated: day, sections: ['1'] }
    default:
      return {}
  }
}
