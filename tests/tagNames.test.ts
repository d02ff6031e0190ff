import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { tags } from '../src/firm/tagDefinitions.ts'

/** The engine asks the registry what tags there are: no text or pattern of its own names one. */

const root = join(import.meta.dirname, '..')
const rooms = ['content', 'compliance', 'render', 'node', 'vite', 'client', 'vscode']

/** Where a word is the name of a tag by chance. */
const otherMeaning: Record<string, string> = {
  'src/compliance/claims/fields.ts': 'what an editor calls a file of records: Claim',
  'src/compliance/claims/registerCsv.ts': 'the heading of a column: Claim',
  'src/compliance/claims/registerTable.ts': 'the heading of a column: Claim',
  'src/compliance/history/approvalLog.ts': 'the heading of a column: Note',
  'src/compliance/redline/supportingFileChanges.ts': 'what a field of an approval is called: Note',
  'src/content/body/sentences/findSentenceEnds.ts': 'a word before a number, which ends no sentence: Note 1.',
}

const name = new RegExp(`\\b(?:${tags.map((tag) => tag.name).join('|')})\\b`)

/** The texts, patterns and keys of objects in a piece of code, without its comments, variables and types. */
function literalsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if ('type' in node && 'raw' in node && (node.type === 'Literal' || node.type === 'JSXText'))
    return [String(node.raw)]
  if ('type' in node && 'value' in node && node.type === 'TemplateElement')
    return [JSON.stringify(node.value)]
  const key = 'type' in node && node.type === 'Property' && 'key' in node ? nameOf(node.key) : []
  return [...key, ...Object.values(node).flatMap(literalsIn)]
}

const nameOf = (key: unknown): string[] =>
  typeof key === 'object' && key !== null && 'name' in key ? [String(key.name)] : []

const sources = rooms.flatMap((room) =>
  readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `src/${room}/${path}`),
)
const naming = sources.filter((path) =>
  literalsIn(
    parseAst(readFileSync(join(root, path), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }),
  ).some((text) => name.test(text)),
)

describe('the engine', () => {
  it('names no tag', () => {
    expect(naming.filter((path) => !(path in otherMeaning))).toEqual([])
  })

  it('is excused only where such a word stands', () => {
    expect(naming).toEqual(expect.arrayContaining(Object.keys(otherMeaning)))
  })
})
