import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../../src/content/frontmatter/yaml/parseYaml.ts'
import { readTree } from '../../../src/node/readTree.ts'
import { times } from '../../sample.ts'
import { plainFields } from '../../../src/content/frontmatter/yaml/plainFields.ts'

/** Fields that are read without the library say what it would have made of them. */

/** By the library, which is asked as soon as there is a tab. */
const byLibrary = (source: string) => parseYaml(`${source}\n#\tA remark.\n`, 2)

const parts =
  'Title,lede,a1,Ünder,7,2025-06-20,yes,null,~, ,  ,: ,:, #,#,-,- ,–,",\',“,”,’,&,&b,*,*b,!,!b,?,? ,|,>,%,@,`,[,],{,},(,),/,.,;,!,\\,\t,\u00A0,\u200B,\r,---,...,<b>,é,字,_'.split(
    ',',
  )
const typed = fc
  .array(fc.oneof(fc.constantFrom('Tax', 'b2b', ' in ', ' '), fc.constantFrom(...parts, ',', ', ')), {
    maxLength: 5,
  })
  .map((some) => some.join(''))
const text = fc.oneof(
  typed,
  fc.tuple(fc.constantFrom('Tax', '7', '字'), typed).map((some) => some.join('')),
)
const field = fc
  .tuple(
    fc.constantFrom('title', 'lede', 'order', 'y', 'a b'),
    fc.oneof({ weight: 9, arbitrary: fc.constant(': ') }, fc.constantFrom(':', ':  ')),
    text,
  )
  .map((some) => some.join(''))
const line = fc.oneof({ weight: 19, arbitrary: field }, typed)
const lines = fc.array(line, { minLength: 1, maxLength: 3 })

const good = [
  'Tax',
  '"Tax: #1"',
  "'tax'",
  '/tax?a=b',
  '{a} of {b}',
  'a:b',
  'b#c',
  '$5',
  '<Claim name="a" />',
  '“b” c',
]
const words = fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...good) }, text)

/** What stands behind a name, or a hyphen, whose line begins with these spaces. */
type Print = (gap: string) => string

/** Fields as they stand below each other, in groups and lists. */
const { fields } = fc.letrec<{ fields: Print; value: Print }>((tie) => ({
  fields: fc.array(tie('value'), { minLength: 1, maxLength: 3 }).map(
    (values): Print =>
      (gap) =>
        values.map((value, index) => `f${index}:${value(gap)}`).join(`\n${gap}`),
  ),
  value: fc.oneof(
    { maxDepth: 3 },
    words.map(
      (one): Print =>
        () =>
          ` ${one}`,
    ),
    fc
      .array(fc.oneof(words, fc.constantFrom('# a', 'a: b', ' deeper', '- a')), {
        minLength: 1,
        maxLength: 3,
      })
      .map(
        (all): Print =>
          (gap) =>
            [' >-', ...all].join(`\n${gap}  `),
      ),
    tie('fields').map(
      (print): Print =>
        (gap) =>
          `\n${gap}  ${print(`${gap}  `)}`,
    ),
    fc
      .array(
        fc.oneof(
          words.map(
            (one): Print =>
              () =>
                one,
          ),
          tie('fields'),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map(
        (items): Print =>
          (gap) =>
            items.map((item) => `\n${gap}  - ${item(`${gap}    `)}`).join(''),
      ),
  ),
}))

/** A line that stands where it may belong or not. */
const strange = fc
  .tuple(
    fc.constantFrom('', '  ', '    ', '      ', ' ', '   '),
    fc.constantFrom('', '- ', '- f0: ', 'f1: ', 'f2:', '# ', '-', '>-'),
    fc.oneof(fc.constant(''), words),
  )
  .map((some) => some.join(''))
const groups = fc
  .tuple(fields, fc.option(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 1 }), strange)))
  .map(([print, change]) => {
    const typedLines = print('').split('\n')
    if (!change) return typedLines
    const [at, removed, added] = change
    return typedLines.toSpliced(at, removed, added)
  })
const source = fc.oneof(lines, groups)

describe('fields of names and plain texts', () => {
  it('are what the library says', () => {
    let plain = 0
    let nested = 0
    fc.assert(
      fc.property(source, (lines) => {
        const typedFields = lines.join('\n')
        if (plainFields(typedFields) === undefined) return
        plain += 1
        if (/^ /m.test(typedFields)) nested += 1
        const { data, problems } = byLibrary(typedFields)
        expect(parseYaml(typedFields, 2)).toMatchObject({ data, problems })
        expect(problems).toEqual([])
      }),
      { numRuns: times(20_000, 400_000) },
    )
    expect(plain).toBeGreaterThan(500)
    expect(nested).toBeGreaterThan(200)
  })

  it('are those of most files of the real content', () => {
    const { files } = readTree(join(import.meta.dirname, '../../../content'))
    const read = files.filter(({ text }) => {
      const [, fields = ''] = text.split(/^---\n/m)
      const plain = plainFields(fields)
      if (plain) expect(byLibrary(fields)).toMatchObject({ data: plain, problems: [] })
      return plain !== undefined
    })
    expect(read.length).toBeGreaterThan(files.length * 0.9)
  })

  it.each([
    ['title: Tax Law', { title: 'Tax Law' }],
    ['title: Tax Law\norder: 007\n', { title: 'Tax Law', order: '007' }],
    ['# A remark.\n\na:\n  b: 1\n\n  c:\n    d: "e: #f"\n', { a: { b: '1', c: { d: 'e: #f' } } }],
    [
      'a:\n  - b: >-\n      "c": d\n      # e\n    f: \'g\'\n  - h of {i}',
      { a: [{ b: '"c": d # e', f: 'g' }, 'h of {i}'] },
    ],
    [
      'lede: We don’t sue; we "settle", mostly (in New York).',
      { lede: 'We don’t sue; we "settle", mostly (in New York).' },
    ],
  ])('%j is read', (text, fields) => {
    expect(plainFields(text)).toEqual(fields)
    expect(byLibrary(text).data).toEqual(fields)
  })

  it.each([
    '',
    'title: Tax: Law',
    'title: Tax #1',
    'title: "Tax" ',
    'title: "\\n"',
    'title: >\n  Tax',
    'title: >-\n  Tax\n   Law',
    'title: >-\n  Tax\n\n  Law',
    'title: >-',
    'a:\n   b: c',
    'a:\n- b',
    'a:\n  b: c\n    d',
    'a:\n  b: c\n - d',
    'a:\n  - b\n  c: d',
    'a:\n  b: c\n  b: d',
    'title: “Tax”',
    'title: Tax\n  Law',
    'title: Tax\ntitle: Law',
    'title: Tax ',
    'title:  Tax',
    'title: Tax\r',
    'title: Tax\tLaw',
    'title: Tax\u00A0Law',
    `title: Tax ${'['.repeat(41)}`,
    Array.from({ length: 20 }, (_, level) => `${'  '.repeat(level)}a:`).join('\n') + ' b',
    'title: - Tax',
    'title:',
    '- Tax',
    ' title: Tax',
  ])('%j is left to the library', (text) => expect(plainFields(text)).toBeUndefined())
})
