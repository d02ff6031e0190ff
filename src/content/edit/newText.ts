import { entriesOf } from '../model/content.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { stringify } from 'yaml'
import { placeholder } from '../parse/fieldTexts.ts'
import { frontmatterTemplate, type TemplateValues } from '../docs/frontmatterTemplate.ts'
import type { NewOptions } from './newOptions.ts'
import { newFields, type NewKind } from './newKinds.ts'
import type { ContentIndex } from './indexContent.ts'

/** A new file: its text, and what was written into its fields by their paths. */
interface NewText {
  text: string
  texts: ReadonlyMap<string, string>
}

/** What a new file begins with. */
interface Beginning {
  kind: NewKind
  form: string | undefined
  options: NewOptions
  name: string
  /** Its place in its list, when it has one. */
  order: number | undefined
}

/** What a line means that is switched off, with the first one of the file; nothing when there is none. */
function explanation(fields: readonly string[]): string[] {
  const off = fields.find((line) => /^# \w+:$/.test(line))
  return off === undefined
    ? []
    : [`# A line such as "${off}" is switched off. To use it, delete the # and the space.`]
}

/** The text of a new file: every field with its sentence, filled in as far as it is known. */
export function newText({ kind, form, options, name, order }: Beginning, index: ContentIndex): NewText {
  const own = {
    ...(order !== undefined && { order: [String(order)] }),
    ...automatic({ kind, form, name }, index),
  }
  const given: Record<string, readonly string[]> = {
    ...own,
    ...options.fields,
    [kind.naming.field]: [name],
    ...(options.draft && { draft: ['true'] }),
  }
  const isWanted = (path: FieldPath) =>
    Object.keys(given).some((key) => key === keyOf(path) || key.startsWith(`${keyOf(path)}.`)) ||
    (kind.neededField?.form === form && path[0] === kind.neededField?.field) ||
    // A photograph has words for people who cannot see it.
    (keyOf(path) === 'portraitAlt' && given['portrait'] !== undefined)
  const texts = new Map<string, string>()
  const filling: TemplateValues = {
    plain: (text) => text,
    isWanted,
    items: (path) => given[keyOf(path)]?.length,
    value: (path) => {
      const typed =
        typeof path.at(-1) === 'number'
          ? given[keyOf(path.slice(0, -1))]?.[Number(path.at(-1))]
          : given[keyOf(path)]?.[0]
      const text = typed?.trim().replace(/\s+/g, ' ') || placeholder
      texts.set(keyOf(path), text)
      return asField(text)
    },
  }
  const fields = frontmatterTemplate(newFields(index.content.registry, kind, form), filling)
  return {
    text: ['---', ...explanation(fields), ...fields, '---', '', ...kind.body, placeholder, ''].join('\n'),
    texts,
  }
}

const keyOf = (path: FieldPath): string => path.join('.')

/** A text as a field holds it: in quotation marks where it needs them. */
export const asField = (text: string): string =>
  stringify(text, { schema: 'failsafe', lineWidth: 0 }).trimEnd()

/** What can be known without asking. */
function automatic(
  { kind, form, name }: { kind: NewKind; form: string | undefined; name: string },
  { content, today }: ContentIndex,
): Readonly<Record<string, readonly string[]>> {
  const { collection, neededField } = kind
  const own = kind.known?.({ name, form, today }) ?? {}
  if (neededField === undefined || neededField.form !== form) return own
  const path = neededField.order.split('.')
  const orders = entriesOf(content, collection).flatMap(({ data }) => Number(valueAt(data, path) ?? 0))
  return { ...own, [neededField.order]: [String(Math.max(0, ...orders) + 1)] }
}
