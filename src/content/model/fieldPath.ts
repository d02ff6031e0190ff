const rank = (index: number): string => {
  const number = index + 1
  const ending = /1[123]$/.test(String(number)) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/**
 * Where in a file, in words an editor can follow: `services`, 1, `features` as
 * `"features" of the 2nd entry of "services"`.
 */
export const formatPath = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `the ${rank(key)} entry` : `"${String(key)}"`))
    .reverse()
    .join(' of ')

/** A field at the beginning of a sentence: `The field "title"`, `The 2nd entry of "points"`. */
export const formatField = (path: FieldPath): string =>
  typeof path.at(-1) === 'number' ? `T${formatPath(path).slice(1)}` : `The field ${formatPath(path)}`

/** What stands at a path of some data. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

/** A way into a value: field names and list positions. */
export type FieldPath = readonly PropertyKey[]
