/** Where a value is in some data: field names and places in lists, from 0. */
export type FieldPath = readonly PropertyKey[]

/** A path in words: `services`, 1, `features` as `"features" of item 2 of "services"`. */
export const formatPath = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `item ${key + 1}` : `"${String(key)}"`))
    .reverse()
    .join(' of ')

/** A field at the beginning of a sentence: `The field "title"`, `Item 2 of "points"`. */
export const formatField = (path: FieldPath): string =>
  typeof path.at(-1) === 'number' ? `I${formatPath(path).slice(1)}` : `The field ${formatPath(path)}`

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
