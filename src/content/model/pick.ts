/** The names of fields; of a union, those of each kind. */
export type FieldName<Data> = Data extends unknown ? keyof Data & string : never

/** Some of the fields; of a union, those that each kind has. */
export type Picked<Data, Name> = Data extends unknown ? Pick<Data, Name & keyof Data> : never

/** The named fields, which alone get out: what nobody names stays in. */
export function pick<Data extends object, const Name extends FieldName<Data>>(
  data: Data,
  names: readonly Name[],
): Picked<Data, Name>
export function pick(data: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)))
}
