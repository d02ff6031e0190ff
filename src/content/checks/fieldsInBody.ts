import type { ParsedBody } from '../model/parsedBody.ts'
import type { ContentType } from '../model/entry.ts'
import { toString as textOf } from 'hast-util-to-string'
import { collectionOfPath, type Registry } from '../model/registry.ts'
import { diagnostic, type Position } from '../model/diagnostic.ts'
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
const paragraphsOfFields = ({ tree }: ParsedBody) =>
  tree().children.flatMap((node) => {
    // A line of hyphens below it makes a heading of it.
    if (node.type !== 'element' || !/^(?:p|h2)$/.test(node.tagName)) return []
    const text = textOf(node).trim()
    if (!fieldLine.test(text)) return []
    const typed = text.split('\n').map((line) => fieldLine.exec(line.trim())?.[1])
    const [name] = typed
    const at = node.position?.start
    if (at === undefined || name === undefined) return []
    const place: Position = { line: at.line, column: at.column }
    const names = typed.filter((one) => one !== undefined)
    return names.length === typed.length ? [{ name, typed: names, place }] : []
  })

/** The names of the fields of the first level that a file of this kind may have. */
function namesOf(registry: Registry, file: string): ReadonlySet<string> {
  const type = file === registry.organization.path ? registry.organization : collectionOfPath(registry, file)
  return type ? namesOfType(type) : new Set()
}

const namesOfType = memoizeWeak(({ schema }: ContentType): ReadonlySet<string> => new Set(fieldNames(schema)))
