import { toString as textOf } from 'hast-util-to-string'
import { collections, firmFile, isCollection } from '../collections.ts'
import { problemAt } from '../problem.ts'
import { fieldNames } from '../fields/schemaFields.ts'
import type { Check } from './check.ts'

/** `draft: true`, alone in its line. */
const fieldLine = /^([A-Za-z]\w*):(?:\s|$)/

/**
 * Paragraphs below the second fence that are nothing but fields of their kind of file: visitors would read them, and
 * what they say would not be done.
 */
export const checkFieldsBelow: Check = ({ content }) =>
  content.bodies.flatMap(({ file, prose }) => {
    const names = namesOf(file)
    return prose.tree.children.flatMap((node) => {
      // A line of hyphens below it makes a heading of it.
      if (node.type !== 'element' || !/^(?:p|h2)$/.test(node.tagName)) return []
      const lines = textOf(node).trim().split('\n')
      const typed = lines.map((line) => fieldLine.exec(line.trim())?.[1])
      const [name] = typed
      const line = node.position?.start.line
      if (line === undefined || name === undefined) return []
      if (!typed.every((one) => one !== undefined && names.has(one))) return []
      return [
        problemAt(file, { line: line + prose.firstLine - 1, column: node.position?.start.column ?? 1 }, [
          'field-below',
          `This looks like the field "${name}", but it stands below the second ---.`,
          'Move it above that line.',
        ]),
      ]
    })
  })

/** The names of the fields of the first level that a file of this kind may have. */
function namesOf(file: string): ReadonlySet<string> {
  if (file === firmFile.path) return new Set(fieldNames(firmFile.schema))
  const [folder = ''] = file.split('/')
  const known = namesByFolder.get(folder)
  if (known !== undefined) return known
  const made = new Set(isCollection(folder) ? fieldNames(collections[folder].schema) : [])
  namesByFolder.set(folder, made)
  return made
}

/** Each file asks. */
const namesByFolder = new Map<string, ReadonlySet<string>>()
