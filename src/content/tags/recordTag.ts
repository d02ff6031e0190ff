import type { TagDefinition } from './tag.ts'

/** The tag that shows the words of records, wherever a text names one: `<Name property="record" />`. */
export interface RecordTag {
  name: string
  /** The property that names the record. */
  property: string
}

/** The tag of a site that shows the words of records; undefined when it has none. */
export function recordTagOf(tags: readonly TagDefinition[]): RecordTag | undefined {
  const [tag] = tags.flatMap(({ name, record }) => (record === undefined ? [] : [{ name, property: record }]))
  return tag
}

/** Every place of a text that names a record, whose name is the first group in `"`, or the second in `'`. */
export const recordReference = ({ name, property }: RecordTag): RegExp =>
  new RegExp(`<${name}\\s+${property}\\s*=\\s*(?:"([^"]*)"|'([^']*)')\\s*/>`, 'g')

/** The tag as it is typed. @param record the name of a record, or `…` for any */
export const typedReference = ({ name, property }: RecordTag, record: string): string =>
  `<${name} ${property}="${record}" />`
