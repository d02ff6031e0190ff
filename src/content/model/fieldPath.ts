/** Where a value is in some data: field names and places in lists, from 0. */
export type FieldPath = readonly PropertyKey[]

/** A path in words: `pay.from`, `item 2 of points`, `title in item 2 of services`. */
export const formatPath = (path: FieldPath): string =>
  path.reduce<string>((parent, key) => {
    if (typeof key === 'number') return `item ${key + 1} of ${parent}`
    return parent.startsWith('item ')
      ? `${String(key)} in ${parent}`
      : `${parent && `${parent}.`}${String(key)}`
  }, '')

/** A path at the beginning of a sentence: `title`, `Item 2 of points`. */
export const formatField = (path: FieldPath): string => formatPath(path).replace(/^item (?=\d)/, 'Item ')

export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

export function textsIn(data: unknown): { path: FieldPath; text: string }[] {
  const found: { path: FieldPath; text: string }[] = []
  mapTexts(data, (text, path) => {
    found.push({ path, text })
    return text
  })
  return found
}

export function mapTexts(
  data: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof data === 'string') return change(data, path)
  if (Array.isArray(data)) return data.map((item: unknown, index) => mapTexts(item, change, [...path, index]))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [name, mapTexts(item, change, [...path, name])]),
  )
}
