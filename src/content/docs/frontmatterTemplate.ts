import type { FieldPath } from '../model/fieldPath.ts'
import type { FieldSchema } from './jsonSchema.ts'

export interface TemplateValues {
  /** What stands behind a field's colon, or behind an item's hyphen. */
  value: (path: FieldPath, field: FieldSchema) => string
  /** Whether a field that may be left out is written all the same; no field is, without this. */
  isWanted?: (path: FieldPath) => boolean
  /** How many items a list has; as few as it may have, without this. */
  items?: (path: FieldPath) => number | undefined
}

/**
 * The fields of a new file, line by line, with every field's sentence above it. Fields that may be left out stand
 * there as remarks.
 */
export function frontmatterTemplate(
  { properties = {}, required = [] }: FieldSchema,
  filling: TemplateValues,
  path: FieldPath = [],
): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const remark = `# ${field.description ?? ''}`
    const here = [...path, name]
    const isNeeded = required.includes(name)
    if (!isNeeded && !filling.isWanted?.(here)) return [`${remark} It may be left out.`, `# ${name}:`]
    const [first = '', ...others] = valueLines(field, filling, here)
    return [
      isNeeded ? remark : `${remark} It may be left out.`,
      first === '' ? `${name}:` : `${name}: ${first}`,
      ...others,
    ]
  })
}

function valueLines(field: FieldSchema, filling: TemplateValues, path: FieldPath): string[] {
  const { const: word, properties, items } = field
  if (word !== undefined) return [String(word)]
  if (properties) return ['', ...indented(frontmatterTemplate(field, filling, path))]
  if (items === undefined) return [filling.value(path, field)]
  const count = filling.items?.(path) ?? field.minItems ?? 1
  return [
    '',
    ...Array.from({ length: count }, (_, index) => {
      const here = [...path, index]
      const item = items.properties
        ? frontmatterTemplate(items, filling, here)
        : valueLines(items, filling, here)
      // The sentences stand above the first item; the others are written alike.
      return listItem(index === 0 ? item : item.filter((line) => !isRemark(line)))
    }).flat(),
  ]
}

const isRemark = (line: string): boolean => line.trimStart().startsWith('#')

/** The remarks above an item's first line stand above its hyphen. */
function listItem(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !isRemark(line))
  return indented([...lines.slice(0, first), `- ${lines[first] ?? ''}`, ...indented(lines.slice(first + 1))])
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
