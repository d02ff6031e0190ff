import { compareText, diagnostic, fileStart, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { Check } from '../model/site.ts'
import type { Entry } from '../model/entry.ts'
import { collectionOf } from '../model/registry.ts'
import { valueAt } from '../model/fieldPath.ts'
import { parentPath } from '../publish/routes.ts'

/** Values that only one file may have. Each file is reported once; of two, the newer one. */
export const checkUnique: Check = ({ content, routes, urlList }) => {
  const { registry } = content
  const routeOf = new Map(routes.toReversed().map((route) => [route.file, route]))
  const published = new Set(urlList?.lines.map(({ address }) => address))
  const age = ({ file }: Entry): string => {
    const path = routeOf.get(file)?.path
    const isNew = path !== undefined && !published.has(path)
    return `${isNew ? 2 : 1} ${file.split('/').length} ${file.replace(/\.mdx$/, '')}`
  }
  const entries = content.entries.toSorted((a, b) => compareText(age(a), age(b)))
  const problems = new Map<string, Diagnostic>()

  const reportDuplicates = (
    field: string | undefined,
    valueOf: (entry: Entry) => unknown,
    messageFor: (first: string, value: string) => RuleMessage,
  ): void => {
    const firstWith = new Map<string, string>()
    for (const entry of entries) {
      const value = valueOf(entry)
      if (typeof value !== 'string' || problems.has(entry.file)) continue
      const first = firstWith.get(value.toLowerCase())
      const place = field === undefined ? fileStart : entry.placeOf([field])
      if (first === undefined) firstWith.set(value.toLowerCase(), entry.file)
      else problems.set(entry.file, diagnostic(entry.file, place, messageFor(first, value)))
    }
  }

  const singleKind = (entry: Entry) => registry.kinds.find((one) => one.isSingle && one.isKindOf(entry))?.name
  reportDuplicates('template', singleKind, (first, kind) => [
    'same-template',
    `${first} already has the template "${kind}", and only one page can.`,
    'Choose another template, such as plain, or delete this file.',
  ])
  const pathOf = ({ file }: Entry) => routeOf.get(file)?.path
  reportDuplicates(undefined, pathOf, (first, path) => [
    'same-address',
    `${first} already has the address ${path}.`,
    'Rename this file, or delete it.',
  ])
  for (const field of new Set(registry.collections.flatMap(({ uniqueFields = [] }) => uniqueFields))) {
    const isUnique = ({ type }: Entry) => collectionOf(registry, type.name)?.uniqueFields?.includes(field)
    const valueOf = (entry: Entry) => isUnique(entry) && valueAt(entry.data, [field])
    reportDuplicates(field, valueOf, (first) => [
      field === 'name' ? 'same-name' : 'same-words',
      `${first} has the same ${field}.`,
      "Change one of the two, or delete the one that's an extra copy.",
    ])
  }
  const placeInList = ({ type, file, data }: Entry) => {
    const { path, inHeader } = routeOf.get(file) ?? {}
    const variants = collectionOf(registry, type.name)?.creation?.variants
    const isListed = type !== registry.pages || (path !== undefined && inHeader)
    const list =
      type === registry.pages ? parentPath(path ?? '') : variants && valueAt(data, [variants.field])
    return isListed && data.order !== undefined && `${type.name} ${String(list)} ${data.order}`
  }
  reportDuplicates('order', placeInList, (first, place) => [
    'same-order',
    `${first} also has order: ${place.replace(/^.* /, '')}.`,
    'Give one of them another number.',
  ])
  return [...problems.values()]
}
