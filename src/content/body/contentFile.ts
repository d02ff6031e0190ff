import type { Nodes, Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import type { Collection } from '../model/contentType.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { plainText } from '../model/sourceFile.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { report } from './report.ts'

/** What must be known of a site to read its bodies. */
export interface BodyRegistry {
  readonly tags: readonly TagDefinition[]
  readonly collections: readonly Pick<Collection, 'name' | 'isNumbered'>[]
}

/**
 * Reads a content file: its fields become blank lines, so positions in the body are those in the file. What would keep
 * the parser busy for seconds, or make it give up, is one message and an empty body.
 */
export const remarkContentFile = function (this: Processor, { collections, tags }: BodyRegistry): void {
  const parse = this.parser as Parser<Root>
  const data = this.data()
  // Tags of a paragraph are found in it, whether there are blank lines around them or not.
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['htmlFlow'] } }]
  this.parser = (text, file) => {
    const body = blankFields(plainText(text))
    file.value = body
    const isNumbered = collections.some((one) => one.isNumbered && `/${file.path}`.includes(`/${one.name}/`))
    file.data.body = { numbered: isNumbered, tags }
    const wrong = tooMuch(body)
    if (wrong) return unread(file, ...wrong)
    try {
      const tree = parse(body, file)
      return isTooDeep(tree) ? unread(file, 1, nested) : tree
    } catch (error) {
      if (error instanceof RangeError) return unread(file, 1, nested)
      throw error
    }
  }
}

/** A file with as many blank lines in the place of its fields. */
const blankFields = (text: string): string =>
  text.replace(/^---[ \t]*\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/, (fields) => fields.replace(/[^\n]+/g, ''))

function unread(file: VFile, line: number, message: RuleMessage): Root {
  report(file, { line, column: 1 }, ...message)
  return { type: 'root', children: [] }
}

/** No text that is meant has a tenth of these. */
const most = { characters: 20_000, blankLines: 5_000, levels: 100 }
const manyLevels = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${most.levels}}`)
const pasted = 'Delete what was pasted by accident.'
const nested: RuleMessage = [
  'nesting',
  'The lists, quotations or marks of this text are nested too deeply to be read.',
  'Delete the characters that aren’t needed, such as > or - at the beginning of a line.',
]

/** The line from which on a text is too much for the parser, and why. */
function tooMuch(body: string): [line: number, message: RuleMessage] | undefined {
  let [start, length, blank] = [1, 0, 0]
  for (const [index, line] of body.split('\n').entries()) {
    if (line.trim() === '') [start, length, blank] = [index + 2, 0, blank + 1]
    else [length, blank] = [length + line.length + 1, 0]
    if (manyLevels.test(line)) return [index + 1, nested]
    if (length > most.characters)
      return [start, ['too-much', 'This paragraph has more than 20,000 characters.', pasted]]
    if (blank > most.blankLines)
      return [index + 1, ['too-much', 'More than 5,000 lines in a row are blank here.', pasted]]
  }
  return undefined
}

function isTooDeep(tree: Root): boolean {
  const waiting: [node: Nodes, depth: number][] = [[tree, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > most.levels) return true
    if ('children' in node) for (const child of node.children) waiting.push([child, depth + 1])
  }
  return false
}
