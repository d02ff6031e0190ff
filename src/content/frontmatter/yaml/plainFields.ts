/** A field whose text is letters, digits and marks that mean nothing in YAML where they stand; nothing is quoted. */
const plainField =
  /^([A-Za-z]\w*): ([\p{L}\p{N}](?:[\p{L}\p{N} .,;!?'"’”()&/+@–—-]*[\p{L}\p{N}.,;!?'"’”()])?)$/u

/**
 * Reads fields that are a name and a short plain text each, as those of most pages are: there is nothing in them that
 * the library would read otherwise, or of which anything could be told, and it takes thirty times as long.
 * @param source the lines between the fences
 * @returns undefined when a line is anything else, or a name stands twice
 */
export function plainFields(source: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {}
  for (const line of source.replace(/\n$/, '').split('\n')) {
    const [, name, text] = plainField.exec(line) ?? []
    if (name === undefined || text === undefined || Object.hasOwn(fields, name)) return undefined
    fields[name] = text
  }
  return fields
}
