import { stringify } from 'yaml'
import { placeholder } from '../parse/fieldTexts.ts'
import type { FieldSchema } from './jsonSchema.ts'

/** Texts by the paths of their fields: `name`, `pay.from`, `services.1.title`. A list of texts may have several. */
export type GivenTexts = Readonly<Record<string, readonly string[]>>

/** The fields of a new file, each below its sentence. Those that may be left out and aren't given are there as remarks. */
export function frontmatterTemplate(
  { properties = {}, required = [] }: FieldSchema,
  given: GivenTexts,
  path = '',
): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const here = path + name
    const isNeeded = required.includes(name)
    const remark = `# ${field.description ?? ''}${isNeeded ? '' : ' Optional.'}`
    const [first = '', ...others] = valueLines(field, given, here)
    if (!isNeeded && !Object.keys(given).some((key) => `${key}.`.startsWith(`${here}.`)))
      return [remark, `# ${name}:`, ...others.filter((line) => !isRemark(line)).map((line) => `# ${line}`)]
    return [remark, `${name}: ${first}`.trimEnd(), ...others]
  })
}

function valueLines({ const: word, ...field }: FieldSchema, given: GivenTexts, path: string): string[] {
  const { properties, items, minItems = 1 } = field
  const texts = given[path] ?? []
  if (word !== undefined) return [String(word)]
  if (properties) return ['', ...frontmatterTemplate(field, given, `${path}.`).map((line) => `  ${line}`)]
  if (items === undefined) return [valueOf(texts[0])]
  const numbers = Object.keys(given).flatMap((key) =>
    key.startsWith(`${path}.`) ? Number.parseInt(key.slice(path.length + 1), 10) || 0 : [],
  )
  const length = texts.length || Math.max(minItems, ...numbers)
  const itemLines = Array.from({ length }, (_, index) => {
    const lines = items.properties
      ? frontmatterTemplate(items, given, `${path}.${index + 1}.`)
      : [valueOf(texts[index])]
    // The sentences are above the first item; the others are written alike.
    const shown = lines.filter((line) => index === 0 || !isRemark(line))
    const first = shown.find((line) => !isRemark(line))
    return shown.map((line) => `  ${line === first ? '- ' : '  '}${line}`)
  })
  return ['', ...itemLines.flat()]
}

const isRemark = (line: string): boolean => /^ *#/.test(line)

const valueOf = (text = ''): string =>
  stringify(oneLine(text) || placeholder, { schema: 'failsafe', lineWidth: 0 }).trimEnd()

export const oneLine = (text = ''): string => text.trim().replace(/\s+/g, ' ')
