import { describe, expect, it } from 'vitest'
import { diagnostic, fileStart } from '../../../src/content/model/diagnostic.ts'
import { githubAnnotations } from '../../../src/content/report/githubAnnotations.ts'
import { countSentence, printReport } from '../../../src/content/report/printReport.ts'
import { build, minimalTree } from '../../fixtures/minimalSite.ts'

/** The quoted line above a ^ under its position. */
const shown = (text: string, column: number): string[] =>
  printReport(
    {
      problems: [diagnostic('a.mdx', { line: 1, column }, ['wrong-value', 'No.', 'Fix it.'])],
      files: [{ path: 'a.mdx', text }],
    },
    'content',
  )
    .split('\n')
    .slice(3, 5)

describe('an editor sees the line of a problem with a mark under the position', () => {
  it.each([
    ['at its beginning', 'title: Tax', 1, ['    │ title: Tax', '    │ ^']],
    ['in its middle', 'title: Tax', 8, ['    │ title: Tax', '    │        ^']],
    ['at its end', 'title:', 7, ['    │ title:', '    │       ^']],
    ['after a tab', '\tcity: x', 2, ['    │     city: x', '    │     ^']],
    ['after what a terminal would obey', 'a\u001B[2Jb\u202Ec', 6, ['    │ a·[2Jb·c', '    │      ^']],
  ])('%s', (_, line, column, quoted) => {
    expect(shown(line, column)).toEqual(quoted)
  })

  it('and only the part around it of a line that is a megabyte long', () => {
    expect(shown('x'.repeat(1_000_000), 500_000).join('\n').length).toBeLessThan(200)
  })
})

describe('a report as text', () => {
  const { problems, files } = build({
    'pages/about.mdx': minimalTree['pages/about.mdx']
      ?.replace('title:', 'titel:')
      .replace('Because.', 'Read [more](/abuot) of it.'),
  })

  it('has the file, each place, the sentence, the line with its mark, what to do, the rule and the count', () => {
    expect(printReport({ problems, files }, 'content')).toBe(`content/pages/about.mdx

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
    const painted = printReport({ problems, files }, 'content', (role, text) => `<${role}>${text}</>`)
    expect(painted).toContain('<file>content/pages/about.mdx</>')
    expect(painted).toContain('<place>3:1</>  <error>error</>  There is no field "titel"')
    expect(painted.replace(/<\w*>|<\/>/g, '')).toBe(printReport({ problems, files }, 'content'))
  })

  it('groups by file', () => {
    const both = [
      diagnostic('a.mdx', { line: 2, column: 1 }, ['heading-skip', 'One.', 'Do.']),
      diagnostic('b.mdx', { line: 1, column: 1 }, ['wrong-value', 'Two.', 'Do.']),
      diagnostic('b.mdx', { line: 9, column: 1 }, ['wrong-value', 'Three.', 'Do.']),
    ]
    const text = printReport({ problems: both, files: [] }, '.')
    expect(text.match(/^\S.*$/gm)).toEqual(['a.mdx', 'b.mdx', '2 errors and 1 warning in 2 files.'])
  })

  it('quotes no line for what is about a file as such', () => {
    const about = [diagnostic('A.mdx', fileStart, ['file-name', 'No.', 'Rename it.'])]
    const text = printReport({ problems: about, files: [{ path: 'A.mdx', text: '---\n' }] }, 'content')
    expect(text).not.toContain('│')
  })

  it('counts lines and columns alike with a byte-order mark and Windows’ line ends', () => {
    const source = { path: 'a.mdx', text: '\uFEFFone\r\ntwo\r\n' }
    const wrong = [diagnostic('a.mdx', { line: 2, column: 3 }, ['wrong-value', 'No.', 'Mend it.'])]
    expect(printReport({ problems: wrong, files: [source] }, 'content')).toContain('│ two\n    │   ^')
  })

  it('shows what a terminal would obey as dots, in sentences too', () => {
    const wrong = [
      diagnostic('a\u001B.mdx', { line: 1, column: 1 }, ['wrong-value', 'Says "\u001B[2J\n".', 'Mend it.']),
    ]
    expect(printReport({ problems: wrong, files: [] }, 'content')).toContain('Says "·[2J·".')
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
