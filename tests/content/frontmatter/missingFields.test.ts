import { isMap, parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/firm/registry.ts'
import { createEntryReader } from '../../../src/content/load/validateEntry.ts'
import { parseFile } from '../../../src/content/load/parseFile.ts'
import { collectionOfPath } from '../../../src/content/model/registry.ts'
import type { Diagnostic } from '../../../src/content/model/diagnostic.ts'
import { unwrap, variants, walkFields } from '../../../src/content/frontmatter/fields/schemaFields.ts'
import { valueAt, type FieldPath } from '../../../src/content/model/fieldPath.ts'
import { realSite } from '../../fixtures/realSite.ts'
import { file } from '../../fixtures/minimalSite.ts'

/**
 * Whoever leaves out a field is told where to write it: here each is left out of a file of the site, and the line is
 * written as the message says, to the letter.
 */

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', '7', '8']

/** The problems of the fields of a file, as `npm run check` tells them. */
function problemsOf(path: string, text: string): Diagnostic[] {
  const type = registry.singles.find((single) => single.path === path) ?? collectionOfPath(registry, path)
  if (type === undefined) throw new Error(`${path} is of no kind.`)
  const parsed = parseFile({ path, text }, registry)
  return createEntryReader(registry, type, type.schema)(parsed, { file: path, slug: path }).problems
}

const messages = (path: string, text: string): string[] =>
  problemsOf(path, text).map(({ message }) => message)

/** A file's fields without one of them; undefined when nothing would be left beside it. */
function without(fields: string, path: FieldPath): string | undefined {
  const document = parseDocument(fields, { schema: 'failsafe' })
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!isMap(parent) || parent.items.length === 1) return undefined
  document.deleteIn(path)
  return document.toString({ lineWidth: 0 })
}

/** Does what the message says: adds the line, with what stood in the field. */
function carryOut({ fix, line }: Diagnostic, text: string, [name, value]: [string, unknown]): string {
  const lines = text.split('\n')
  const [, belowThis, belowLine, spaces] =
    / a line below (?:(this one)|line (\d+)), with (\w+) spaces? before it, that /.exec(fix) ?? []
  const [, above] = / a line of its own among the fields, for example above "(\w+)", that /.exec(fix) ?? []
  const [, group] = / a line below "(\w+)", indented as its neighbors are, that /.exec(fix) ?? []
  const indent =
    group === undefined ? words.indexOf(spaces ?? 'no') : (/^ */.exec(lines[line - 1] ?? '')?.[0].length ?? 0)
  const at =
    above !== undefined
      ? lines.findIndex((other) => other.startsWith(`${above}:`))
      : group !== undefined
        ? lines.findLastIndex((other, index) => index < line && other.includes(`${group}:`)) + 1
        : belowThis !== undefined
          ? line
          : belowLine !== undefined
            ? Number(belowLine)
            : fix.includes('a line of its own at the end of the fields, that ')
              ? lines.lastIndexOf('---')
              : -1
  const whole = /^Add the line (template: \S+)$/.exec(fix)?.[1]
  if (whole !== undefined) return lines.toSpliced(1, 0, whole).join('\n')
  const begin = fix.includes(` that begins with ${name}: and a space.`)
  const alone = fix.includes(` that says ${name}: and nothing else. Write `)
  if (at === -1 || begin === alone) throw new Error(`What does it mean? ${fix}`)
  const written = stringify({ [name]: value }, { lineWidth: 0 })
    .trim()
    .split('\n')
  return lines.toSpliced(at, 0, ...written.map((row) => ' '.repeat(indent) + row)).join('\n')
}

interface Lacking {
  /** Where the field stands in its schema: `pages/plain: callToAction.primary.link`, with `[]` for any entry of a list. */
  field: string
  path: string
  fields: string
  at: FieldPath
}

const nameOf = (path: string, data: unknown, at: FieldPath): string => {
  const type = registry.singles.some((single) => single.path === path) ? path : (path.split('/')[0] ?? '')
  const form = valueAt(data, ['template']) ?? valueAt(data, ['group'])
  const keys = at.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
  return `${type}${typeof form === 'string' ? `/${form}` : ''}: ${keys}`
}

/** Every field of a file that it may not be without, the discriminating ones aside. */
function neededIn(path: string, text: string, schema: z.ZodType): Lacking[] {
  const fields = text.split(/^---$/m)[1]?.trimStart() ?? ''
  const { parts } = parseFile({ path, text: file(fields) }, registry)
  const data = parts?.yaml.data
  const found: Lacking[] = []
  walkFields(schema, data, (_, value, at) => {
    for (const name of Object.keys(typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {})) {
      found.push({ field: nameOf(path, data, [...at, name]), path, fields, at: [...at, name] })
    }
  })
  return found
}

/** What every kind of entry of a list needs, by the schemas alone. */
function neededByLists(schema: unknown, at: string, isInList = false): string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return neededByLists(inner.element, `${at}.[]`, true)
  return variants(inner).flatMap((form) =>
    Object.entries(form.shape).flatMap(([name, field]) => {
      const word = ['template', 'group']
        .map((key) => unwrap(form.shape[key]))
        .find((one) => one instanceof z.ZodLiteral)
      const place =
        at.endsWith(':') && word instanceof z.ZodLiteral ? `${at.slice(0, -1)}/${String(word.value)}:` : at
      const own = `${place}${place.endsWith(':') ? ' ' : '.'}${name}`
      return [
        ...(isInList && !(field instanceof z.ZodOptional) ? [own] : []),
        ...neededByLists(field, own, isInList),
      ]
    }),
  )
}

/** Fields of lists that no file of the sample site has. */
const further: readonly [path: string, text: string][] = [
  [
    'advertising.mdx',
    file(`
off:
  - rule: superlatives
    because: It is done otherwise.
    by: Jane Sample, 2026-01-02
pictures:
  - file: ./jane-sample.jpg
    kind: fictional
    consent: on file
    by: Jane Sample, 2026-01-02`),
  ],
]

const types = [
  ...registry.singles.map((type) => ({ name: type.path, schema: type.schema })),
  ...registry.collections,
]

describe('a field that is missing is written where the message says, and all is well', () => {
  const files = [...realSite().files.map(({ path, text }) => [path, text] as const), ...further]
  const known = new Map<string, Lacking>()
  for (const [path, text] of files) {
    const type = types.find(
      ({ name }) => path === name || (path.startsWith(`${name}/`) && !path.includes('/versions/')),
    )
    for (const lacking of type && path.endsWith('.mdx') ? neededIn(path, text, type.schema) : []) {
      known.set(lacking.field, lacking)
    }
  }

  it('every field of every list is tried', () => {
    const wanted = types.flatMap(({ name, schema }) => neededByLists(schema, `${name}:`))
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((field) => !known.has(field))).toEqual([])
  })

  it.each([...known.values()])('$field', ({ path, fields, at }) => {
    const text = without(fields, at)
    if (text === undefined) return
    const missing = problemsOf(path, file(text)).filter(({ rule }) => rule === 'missing-field')
    const [problem, ...others] = missing
    // Some fields may be left out.
    if (problem === undefined) return
    expect(others).toEqual([])
    const value = valueAt(parseDocument(fields, { schema: 'failsafe' }).toJS(), at)
    const mended = carryOut(problem, file(text), [String(at.at(-1)), value])
    // Claims, which stand longer than what they show, are filled in later.
    expect(messages(path, mended)).toEqual(messages(path, file(fields)))
  })
})

const milestones = (entry: string) =>
  file(`
template: firm
milestones:
${entry}
  - year: "2003"
    text: Later.`)

describe('an entry of a list that is written otherwise', () => {
  it.each([
    [
      'its text in several lines',
      '  - text: >-\n      It begins,\n\n      and goes on.',
      'Add to this entry a line below line 7, with four spaces before it, that begins with year: and a space.',
    ],
    [
      'a space more behind the hyphen',
      '  -   text: It begins.',
      'Add to this entry a line below this one, with six spaces before it, that begins with year: and a space.',
    ],
    [
      'below the hyphen',
      '  -\n    text: It begins.',
      'Add to this entry a line below this one, with four spaces before it, that begins with year: and a space.',
    ],
    [
      'in braces',
      '  - { text: It begins. }',
      'Write the 1st entry of "milestones" without braces, each of its fields on a line of its own, and give it a line that begins with year: and a space.',
    ],
  ])('%s', (_, entry, fix) => {
    const told = problemsOf('pages/about/firm.mdx', milestones(entry))
    const problem = told.find(
      ({ message }) => message === 'The field "year" of the 1st entry of "milestones" is missing.',
    )
    expect(problem?.fix).toBe(`${fix} What belongs here: The year in which it happened.`)
  })
})
