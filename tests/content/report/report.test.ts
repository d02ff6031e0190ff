import { describe, expect, it } from 'vitest'
import { diagnostic, fileStart } from '../../../src/content/model/diagnostic.ts'
import { githubAnnotations } from '../../../src/content/report/githubAnnotations.ts'
import { countSentence, makeReport } from '../../../src/content/report/makeReport.ts'
import { printReport } from '../../../src/content/report/printReport.ts'
import { codeFrame, widthOf } from '../../../src/content/report/codeFrame.ts'
import { build, minimalTree } from '../../fixtures/minimalSite.ts'

/** The quoted line above a ^ under its place, as a terminal shows them. */
function shown(line: string, column: number, limit?: number): string {
  const { before, at, after } = codeFrame(line, column, limit)
  return `${before}${at}${after}\n${' '.repeat(widthOf(before))}^`
}

describe('a quoted line', () => {
  it.each([
    ['its beginning', 'title: Tax', 1, 'title: Tax\n^'],
    ['its middle', 'title: Tax', 8, 'title: Tax\n       ^'],
    ['its end', 'title:', 7, 'title:\n      ^'],
    ['a place behind its end', 'title:', 99, 'title:\n      ^'],
    ['nothing in it', '', 1, '\n^'],
    ['a tab before the place', '\tcity: x', 2, '    city: x\n    ^'],
    ['wide letters before the place', '東京: x', 5, '東京: x\n      ^'],
    ['an emoji of several parts before the place', '👩‍⚖️ x', '👩‍⚖️ '.length + 1, '👩‍⚖️ x\n   ^'],
    ['an accent of its own before the place', 'Rene\u0301 x', 7, 'Rene\u0301 x\n     ^'],
    ['what a terminal would obey', 'a\u001B[2Jb\u202Ec', 6, 'a·[2Jb·c\n     ^'],
  ])('with %s has the mark under it', (_, line, column, text) => {
    expect(shown(line, column)).toBe(text)
  })

  it.each([
    ['at its beginning', 1, 'abcdefghijklmnopqrs…\n^'],
    ['in its middle', 20, '…opqrstuvwxyzabcdef…\n      ^'],
    ['at its end', 53, '…hijklmnopqrstuvwxyz\n                    ^'],
  ])('is cut around a place %s when it is long', (_, column, text) => {
    expect(shown('abcdefghijklmnopqrstuvwxyz'.repeat(2), column, 20)).toBe(text)
  })

  it('never takes more columns than it may', () => {
    for (const letter of ['a', '東', '👩‍⚖️', 'e\u0301', '\t']) {
      for (const column of [1, 50, 150, 299]) {
        const { before, at, after } = codeFrame(letter.repeat(300), column, 40)
        expect(widthOf(before + at + after)).toBeLessThanOrEqual(40)
      }
    }
  })

  it('of a megabyte is cut all the same', () => {
    expect(shown('x'.repeat(1_000_000), 500_000)).toMatch(/^…x+…\n +\^$/)
  })
})

describe('a report as text', () => {
  const { problems, files } = build({
    'pages/about.mdx': minimalTree['pages/about.mdx']
      ?.replace('title:', 'titel:')
      .replace('Because.', 'Read [more](/abuot) of it.'),
  })

  it('has the file, each place, the sentence, the line with its mark, what to do, the rule and the count', () => {
    expect(printReport(makeReport({ problems, files }, 'content'))).toBe(`content/pages/about.mdx

  3:1  error  There is no field "titel" in this kind of file.
    │ titel: About Us
    │ ^
    → Did you mean "title"?  (unknown-field)

  13:6  error  The link "/abuot" leads to a page that doesn't exist.
    │ Read [more](/abuot) of it.
    │      ^
    → Did you mean /about?  (broken-link)

2 errors in 1 file.`)
  })

  it('paints every piece by what it is, and nothing else', () => {
    const painted = printReport(
      makeReport({ problems, files }, 'content'),
      (role, text) => `<${role}>${text}</>`,
    )
    expect(painted).toContain('<file>content/pages/about.mdx</>')
    expect(painted).toContain('<place>3:1</>  <error>error</>  There is no field "titel"')
    expect(painted.replace(/<\w*>|<\/>/g, '')).toBe(printReport(makeReport({ problems, files }, 'content')))
  })

  it('groups by file', () => {
    const both = [
      diagnostic('a.mdx', { line: 2, column: 1 }, ['heading-skip', 'One.', 'Do.']),
      diagnostic('b.mdx', { line: 1, column: 1 }, ['wrong-value', 'Two.', 'Do.']),
      diagnostic('b.mdx', { line: 9, column: 1 }, ['wrong-value', 'Three.', 'Do.']),
    ]
    const text = printReport(makeReport({ problems: both, files: [] }, '.'))
    expect(text.match(/^\S.*$/gm)).toEqual(['a.mdx', 'b.mdx', '2 errors and 1 warning in 2 files.'])
  })

  it('quotes no line for what is about a file as such', () => {
    const about = [diagnostic('A.mdx', fileStart, ['file-name', 'No.', 'Rename it.'])]
    const text = printReport(
      makeReport({ problems: about, files: [{ path: 'A.mdx', text: '---\n' }] }, 'content'),
    )
    expect(text).not.toContain('│')
  })

  it('counts lines and columns alike with a byte-order mark and Windows’ line ends', () => {
    const source = { path: 'a.mdx', text: '\uFEFFone\r\ntwo\r\n' }
    const wrong = [diagnostic('a.mdx', { line: 2, column: 3 }, ['wrong-value', 'No.', 'Mend it.'])]
    expect(printReport(makeReport({ problems: wrong, files: [source] }, 'content'))).toContain(
      '│ two\n    │   ^',
    )
  })

  it('shows what a terminal would obey as dots, in sentences too', () => {
    const wrong = [
      diagnostic('a\u001B.mdx', { line: 1, column: 1 }, ['wrong-value', 'Says "\u001B[2J\n".', 'Mend it.']),
    ]
    expect(printReport(makeReport({ problems: wrong, files: [] }, 'content'))).toContain('Says "·[2J·".')
  })
})

it('a sentence quotes the beginning of what is very long', () => {
  const { message } = diagnostic('a.mdx', { line: 1, column: 1 }, [
    'wrong-value',
    `Says "${'x'.repeat(5000)}".`,
    '',
  ])
  expect(message).toBe(`Says "${'x'.repeat(100)}…".`)
})

it('leaves a long sentence between two quotations whole', () => {
  const between = `Write "a", or record it. ${'So it stays, word for word. '.repeat(6)}Look under "allowed".`
  expect(diagnostic('a.mdx', { line: 1, column: 1 }, ['wrong-value', between, between])).toMatchObject({
    message: between,
    fix: between,
  })
})

describe('the count', () => {
  const error = diagnostic('a.mdx', { line: 1, column: 1 }, ['wrong-value', '', ''])
  const warning = diagnostic('b.mdx', { line: 1, column: 1 }, ['heading-skip', '', ''])
  it.each([
    [[], 'No problems.'],
    [[error], '1 error in 1 file.'],
    [[warning, warning], '2 warnings in 1 file.'],
    [[error, error, warning], '2 errors and 1 warning in 2 files.'],
  ])('%#: %s', (problems, sentence) => {
    expect(countSentence(problems)).toBe(sentence)
  })
})

describe('GitHub’s annotations', () => {
  it('are one line each, with what would end them escaped', () => {
    const problem = diagnostic('a,b:c.mdx', { line: 3, column: 5 }, [
      'wrong-value',
      '100% of "a\nb\r::error::c", d.',
      'Mend it.',
    ])
    expect(githubAnnotations([problem])).toBe(
      '::error file=a%2Cb%3Ac.mdx,line=3,col=5,title=wrong-value::100%25 of "a%0Ab%0D::error::c", d.%0AMend it.',
    )
  })
})
