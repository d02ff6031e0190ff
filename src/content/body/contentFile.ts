import type { Nodes, Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { BodyIndex, Heading } from '../model/parsedBody.ts'
import type { Registry } from '../model/registry.ts'
import { plainText, positionAt, splitFields } from '../model/sourceFile.ts'
import { findCharacters } from '../text/characters.ts'
import { report } from './report.ts'

declare module 'vfile' {
  interface DataMap {
    /** What the plugins must know of a content file besides its text; numbered are the sections of legal pages. */
    body: { numbered: boolean; tags: Registry['tags'] }
    /** The lines of tags, comments and link definitions that something uses: they have no text of their own. */
    structure: Set<number>
    headings: Heading[]
    index: BodyIndex
  }
}

export type BodyRegistry = Pick<Registry, 'tags' | 'collections'>

/** Blanks the fields, so positions are those in the file. What takes the parser seconds is one message and no body. */
export const remarkContentFile = function (this: Processor, { collections, tags }: BodyRegistry): void {
  const parse = this.parser as Parser<Root>
  // A tag is found in its paragraph, whether there are blank lines around it or not. Other plugins add to this list.
  Object.assign(this.data(), { micromarkExtensions: [{ disable: { null: ['htmlFlow'] } }] })
  this.parser = (text, file) => {
    const plain = plainText(text)
    for (const { index, message } of findCharacters(plain)) report(file, positionAt(plain, index), ...message)
    const typed = splitFields(plain)?.body ?? plain
    const body = plain.slice(0, plain.length - typed.length).replace(/[^\n]+/g, '') + typed
    const numbered = collections.some((one) => one.versions && `/${file.path}`.includes(`/${one.name}/`))
    file.value = body
    file.data.body = { numbered, tags }
    try {
      const problem = findExcess(body)
      const tree = problem ? undefined : parse(body, file)
      // A list and its items are two levels.
      if (tree && depth(tree) <= 2 * limits.levels) return tree
      report(file, { line: problem?.[0] ?? 1, column: 1 }, ...(problem?.[1] ?? nested))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      report(file, { line: 1, column: 1 }, ...nested)
    }
    return { type: 'root', children: [] }
  }
}

const limits = { characters: 20_000, marks: 5_000, blankLines: 5_000, levels: 40 }
const manyLevels = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${limits.levels}}`)
const tooMuch = (message: string) => ['too-much', message, 'Delete what was pasted by mistake.'] as const
const nested: RuleMessage = [
  'nesting',
  'Lists, quotations or brackets in this text are nested too deeply.',
  'Delete the extra characters, such as > or - at the start of a line.',
]

function findExcess(body: string): [line: number, message: RuleMessage] | undefined {
  let [start, length, blank, marks] = [1, 0, 0, 0]
  for (const [index, line] of body.split('\n').entries()) {
    if (line.trim() === '') [start, length, blank] = [index + 2, 0, blank + 1]
    else [length, blank] = [length + line.length + 1, 0]
    marks += line.match(/\*|_+|\[|<!--/g)?.length ?? 0
    if (manyLevels.test(line)) return [index + 1, nested]
    if (marks > limits.marks)
      return [index + 1, tooMuch('This text has more than 5,000 characters like * and [.')]
    if (length > limits.characters) return [start, tooMuch('This paragraph has more than 20,000 characters.')]
    if (blank > limits.blankLines) return [index + 1, tooMuch('There are more than 5,000 blank lines here.')]
  }
  return undefined
}

const depth = (node: Nodes): number =>
  'children' in node ? 1 + node.children.reduce((deepest, child) => Math.max(deepest, depth(child)), 0) : 0
