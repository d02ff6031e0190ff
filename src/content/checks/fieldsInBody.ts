import type { ParsedBody } from '../model/parsedBody.ts'
import type { ContentType } from '../model/entry.ts'
import { collectionOfPath, type Registry } from '../model/registry.ts'
import { diagnostic } from '../model/diagnostic.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { fieldNames } from '../parse/schema.ts'
import type { Check } from '../model/check.ts'

/** `draft: true`, alone in its line. */
const fieldLine = /^([A-Za-z]\w*):(?:\s|$)/

/**
 * Paragraphs below the second fence that are nothing but fields of their kind of file: visitors would read them, and
 * what they say would not be done.
 */
export const checkFieldsInBody: Check = ({ content }) =>
  content.bodies.flatMap(({ file, prose }) => {
    const names = namesOf(content.registry, file)
    return paragraphsOfFields(prose).flatMap(({ name, typed, place }) => {
      if (!typed.every((one) => names.has(one))) return []
      return [
        diagnostic(file, place, [
          'field-below',
          `This looks like the field "${name}", but it stands below the second ---.`,
          'Move it above that line.',
        ]),
      ]
    })
  })

/** Paragraphs in which each line begins like a field: the names, the first of them, and the place. */
function paragraphsOfFields({ blocks, headings }: ParsedBody) {
  // A line of hyphens below it makes a heading of it.
  const texts = [
    ...blocks.map(({ whole, pieces: [piece] }) => ({ text: whole, place: piece?.start })),
    ...headings.map(({ text, line, column }) => ({ text, place: { line, column } })),
  ]
  return texts.flatMap(({ text, place }) => {
    const typed = text
      .trim()
      .split('\n')
      .map((line) => fieldLine.exec(line.trim())?.[1])
    const names = typed.filter((one) => one !== undefined)
    const [name] = names
    return name && place && names.length === typed.length ? [{ name, typed: names, place }] : []
  })
}

/** The names of the fields of the first level that a file of this kind may have. */
function namesOf(registry: Registry, file: string): ReadonlySet<string> {
  const type = file === registry.organization.path ? registry.organization : collectionOfPath(registry, file)
  return type ? namesOfType(type) : new Set()
}

const namesOfType = memoizeWeak(({ schema }: ContentType): ReadonlySet<string> => new Set(fieldNames(schema)))
