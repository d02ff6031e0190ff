import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../../src/content/frontmatter/yaml/parseYaml.ts'
import { plainFields } from '../../../src/content/frontmatter/yaml/plainFields.ts'

/** Fields that are read without the library say what it would have made of them. */

/** By the library, which is asked as soon as there is a remark. */
const byLibrary = (source: string) => parseYaml(`${source}\n# A remark.\n`, 2)

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
const source = fc.array(fc.oneof({ weight: 19, arbitrary: field }, typed), { minLength: 1, maxLength: 3 })

describe('fields of names and plain texts', () => {
  it('are what the library says', () => {
    let plain = 0
    fc.assert(
      fc.property(source, (lines) => {
        const typedFields = lines.join('\n')
        if (plainFields(typedFields) === undefined) return
        plain += 1
        const { data, problems } = byLibrary(typedFields)
        expect(parseYaml(typedFields, 2)).toMatchObject({ data, problems })
        expect(problems).toEqual([])
      }),
      { numRuns: 20_000 },
    )
    expect(plain).toBeGreaterThan(500)
  })

  it.each([
    ['title: Tax Law', { title: 'Tax Law' }],
    ['title: Tax Law\norder: 007\n', { title: 'Tax Law', order: '007' }],
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
    'title: "Tax"',
    'title: “Tax”',
    'title: Tax\n  Law',
    'title: Tax\ntitle: Law',
    'title: Tax ',
    'title:  Tax',
    'title: Tax\r',
    'title: - Tax',
    'title:',
    '- Tax',
    ' title: Tax',
  ])('%j is left to the library', (text) => expect(plainFields(text)).toBeUndefined())
})
