import type { Nodes, Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import type { Collection } from '../model/contentType.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { plainText } from '../model/sourceFile.ts'
import { report } from './report.ts'

/** What must be known of a site to read its bodies. */
export interface BodyRegistry {
  readonly tags: readonly TagDefinition[]
  readonly collections: readonly Pick<Collection, 'name' | 'isNumbered'>[]
}

/** The most characters that a line and a paragraph may have. No text that is meant has a tenth of them. */
const longest = 20_000

/**
 * Reads a content file: its fields become blank lines, so positions in the body are those in the file. A paragraph that
 * would take the parser seconds, or lists nested until it gives up, are one message and an empty body.
 */
export const remarkContentFile = function (this: Processor, { collections, tags }: BodyRegistry): void {
  const parse = this.parser as Parser<Root> | undefined
  this.parser = (text, file) => {
    const body = blankFields(plainText(text))
    file.value = body
    file.data.body = {
      numbered: collections.some(
        ({ name, isNumbered }) => isNumbered && `/${file.path}`.includes(`/${name}/`),
      ),
      tags,
    }
    const long = longParagraph(body)
    if (long !== undefined) return unread(file, long)
    if (manyLevels.test(body)) return unread(file, undefined)
    try {
      const tree = parse?.(body, file) ?? empty()
      return isTooDeep(tree) ? unread(file, undefined) : tree
    } catch (error) {
      if (error instanceof RangeError) return unread(file, undefined)
      throw error
    }
  }
}

/** A file with as many blank lines in the place of its fields. */
const blankFields = (text: string): string =>
  text.replace(/^---[ \t]*\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/, (fields) => fields.replace(/[^\n]+/g, ''))

/** The first line of a paragraph that is too long, from 1. */
function longParagraph(body: string): number | undefined {
  let [start, length] = [1, 0]
  for (const [index, line] of body.split('\n').entries()) {
    if (line.trim() === '') [start, length] = [index + 2, 0]
    else length += line.length + 1
    if (length > longest) return start
  }
  return undefined
}

/** No text that is meant has a tenth of these levels; what reads a tree calls itself for each. */
const deepest = 100
const manyLevels = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${deepest}}`, 'm')

function isTooDeep(tree: Root): boolean {
  const waiting: [node: Nodes, depth: number][] = [[tree, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > deepest) return true
    if ('children' in node) for (const child of node.children) waiting.push([child, depth + 1])
  }
  return false
}

const empty = (): Root => ({ type: 'root', children: [] })

function unread(file: VFile, line: number | undefined): Root {
  const at = line === undefined ? undefined : { line, column: 1 }
  if (at)
    report(
      file,
      at,
      'too-much',
      `This paragraph has more than ${longest.toLocaleString('en')} characters.`,
      'Divide it by blank lines, or delete what was pasted by accident.',
    )
  else
    report(
      file,
      at,
      'nesting',
      'The lists, quotations or marks of this text are nested too deeply to be read.',
      'Delete the characters that aren’t needed, such as > or - at the beginning of a line.',
    )
  return empty()
}
