import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../src/content/body/parseMarkdown.ts'
import { withTimeout } from '../../fixtures/withTimeout.ts'
import { shapes } from './shapes.ts'
import { builtWith, filesWith, jobOf, stages } from './stages.ts'
import { worstCases } from './worstCases.ts'
import { everyNth, times } from '../../sample.ts'

/**
 * Texts that are made to be hard to read come to a site or to problems, whatever reads them, and never to an end without
 * words.
 */

describe('a text of some kB is read to its end', () => {
  it.each([...worstCases])('%s, in the %s: %s', (name, place, stage) => {
    const job = jobOf(name, place, times(3_000, 5_000))
    expect(() => withTimeout(() => stages[stage](job))).not.toThrow()
  })
})

it.each(['body', 'fields'] as const)(
  'any shape, short, in the %s: there is a site, or an error says why not',
  (place) => {
    const silent = everyNth(16, shapes).filter(({ text }) => {
      const { site, problems } = builtWith(filesWith(place, text(300)))
      return !site && !problems.some(({ severity }) => severity === 'error')
    })
    expect(silent).toEqual([])
  },
)

describe('what is too much is told where it begins', () => {
  it.each([
    ['40 quotations are read', `${'>'.repeat(40)} a`, undefined],
    ['41 are not', `b\n\n${'>'.repeat(41)} a`, 'nesting 3:41'],
    ['lists in one line', `${'- '.repeat(41)}a`, 'nesting 1:81'],
    ['a line across the page, however long', '- '.repeat(200), undefined],
    ['the same in a quotation', `> ${'* '.repeat(200)}`, undefined],
    [
      'lists that are indented',
      Array.from({ length: 41 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
      'nesting 41:81',
    ],
    ['600 stars are read', '*a* '.repeat(300), undefined],
    ['more are not', '*a* '.repeat(301), 'too-much 1:1201'],
    ['each paragraph counts by itself', `${'*a* '.repeat(300)}\n\n`.repeat(3), undefined],
    ['what is escaped does not count', '\\*a'.repeat(1000), undefined],
    ['what is code does not count', `\`${'*'.repeat(1000)}\``, undefined],
    ['400 links are read', '[a](/b) '.repeat(400), undefined],
    ['more are not', '[a](/b) '.repeat(401), 'too-much 1:3203'],
    [
      'cells that are missing',
      `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'|a|\n'.repeat(11)}`,
      'too-much 1:1',
    ],
    ['an address that is repeated', `${'[a] '.repeat(300)}\n\n[a]: /${'b'.repeat(4000)}`, 'too-much 1:997'],
  ])('%s', (_, body, told) => {
    const limit = parseMarkdown(body).data?.limit
    expect(limit && `${limit.told[0]} ${limit.at.line}:${limit.at.column}`).toBe(told)
  })
})
