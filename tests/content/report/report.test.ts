import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldsGuide } from '../../../scripts/fieldsGuide.ts'
import {
  diagnostic,
  fileStart,
  type Diagnostic,
  type RuleMessage,
} from '../../../src/content/model/diagnostic.ts'
import { explanationsOf, listRules } from '../../../src/content/report/explainRule.ts'
import { githubAnnotations } from '../../../src/content/report/githubAnnotations.ts'
import { printReport } from '../../../src/content/report/printReport.ts'
import { releaseProblems } from '../../../src/compliance/releaseProblems.ts'
import { warnings } from '../../../src/content/report/warnings.ts'
import { registry } from '../../../src/firm/registry.ts'
import { build, minimalTree, plainPage } from '../../fixtures/minimalSite.ts'

const no: RuleMessage = ['wrong-value', 'No.', 'Fix it.']
const at = (file: string, line: number, column: number, message = no) =>
  diagnostic(file, { line, column }, message)

it.each([
  ['on the site', 'order: 7', 'error'],
  ['that appears later', 'publishOn: 2999-01-01', 'error'],
  ['that is a draft', 'draft: true', 'warning'],
  ['that is a draft with wrong fields', 'draft: true\nunknown: 1', 'warning'],
])('a leftover on a page %s, with %j, is this in a release: %s', (_, fields, severity) => {
  const built = build({ 'pages/news.mdx': plainPage('News', fields, '[TBD]\n') }, { today: '2026-11-20' })
  const severities = (problems: readonly Diagnostic[]) =>
    problems.flatMap((problem) => (problem.rule === 'leftover' ? problem.severity : []))
  expect(severities(built.problems)).toEqual(['warning'])
  expect(severities(releaseProblems(built))).toEqual([severity])
})

describe('the line of a problem, with a mark under the position', () => {
  const shown = (text: string, column: number) =>
    printReport({ problems: [at('a.mdx', 1, column)], files: [{ path: 'a.mdx', text }] }, 'content')
      .split('\n')
      .slice(3, 5)

  it.each([
    ['at the start of a line', 'title: Tax', 1, ['    │ title: Tax', '    │ ^']],
    ['in the middle of a line', 'title: Tax', 8, ['    │ title: Tax', '    │        ^']],
    ['at the end of a line', 'title:', 7, ['    │ title:', '    │       ^']],
    ['after a tab', '\tcity: x', 2, ['    │     city: x', '    │     ^']],
    ['after control characters', 'a\u001B[2Jb\u202Ec', 6, ['    │ a·[2Jb·c', '    │      ^']],
    ['after a byte-order mark', '\uFEFFone', 3, ['    │ one', '    │   ^']],
    ['at the start of 45 letters', 'x'.repeat(45), 1, [`    │ ${'x'.repeat(45)}`, '    │ ^']],
    ['in a long line', 'x'.repeat(999), 99, [`    │ …${'x'.repeat(90)}…`, `    │ ${' '.repeat(46)}^`]],
  ])('an editor sees a mark under the problem %s', (_, line, column, quoted) => {
    expect(shown(line, column)).toEqual(quoted)
  })
})

describe('the report for an editor', () => {
  const { problems, files } = build({
    'pages/about.mdx': minimalTree['pages/about.mdx']
      ?.replace('title:', 'titel:')
      .replace('Because.', 'Read [more](/abuot) of it.'),
  })

  it('an editor reads the file, line, problem, fix and rule of each problem, and how many there are', () => {
    expect(printReport({ problems, files }, 'content')).toBe(`content/pages/about.mdx

  3:1  error  "titel" isn't a field of this kind of file.
    │ titel: About Us
    │ ^
    → Did you mean "title"?  (unknown-field)

  13:6  error  The link "/abuot" leads to a page that doesn't exist.
    │ Read [more](/abuot) of it.
    │      ^
    → Did you mean /about?  (broken-link)

2 errors in 1 file.`)
  })

  it('an editor sees the parts of the report in colors', () => {
    const painted = printReport({ problems, files }, 'content', (role, text) => `<${role}>${text}</>`)
    expect(painted).toContain('<place>3:1</>  <error>error</>  "titel" isn\'t')
    expect(painted.replace(/<\w*>|<\/>/g, '')).toBe(printReport({ problems, files }, 'content'))
  })
  it('an editor sees no line for a problem of a whole file, and control characters as dots', () => {
    const about = [diagnostic('A\u001B.mdx', fileStart, ['file-name', 'Says "\u001B[2J\n".', 'Rename it.'])]
    const text = printReport({ problems: about, files: [{ path: 'A\u001B.mdx', text: '---\n' }] }, 'content')
    expect(text).not.toContain('│')
    expect(text).toContain('A·.mdx')
    expect(text).toContain('Says "·[2J·".')
  })
})

it('an editor reads only the start of a very long quoted text, and all other text', () => {
  const between = `Write "${'a'.repeat(119)}", or record it. ${'So it stays, word for word. '.repeat(6)}Look under "allowed".`
  expect(at('a.mdx', 1, 1, ['wrong-value', `Says "${'x'.repeat(120)}".`, between])).toMatchObject({
    message: `Says "${'x'.repeat(100)}…".`,
    fix: between,
  })
})

it('an editor on GitHub gets each annotation on one line, with special characters escaped', () => {
  const problem = at('a,b:c.mdx', 3, 5, ['wrong-value', '100% of "a\nb\r::error::c", d.', 'Fix it.'])
  expect(githubAnnotations([problem])).toBe(
    '::error file=a%2Cb%3Ac.mdx,line=3,col=5,title=wrong-value::100%25 of "a%0Ab%0D::error::c", d.%0AFix it.',
  )
})

it('an editor who asks about a rule reads PROBLEMS.md, or the firm’s text on an advertising rule', () => {
  const problems = readFileSync(new URL('../../../content/PROBLEMS.md', import.meta.url), 'utf8')
  const explanations = explanationsOf(problems, registry.explanations)
  expect(explanations.get('duplicate-field')).toMatch(/^Each field is written once/)
  for (const text of Object.values(registry.explanations)) expect(text).toContain('Sources:')
  expect([...warnings].filter((rule) => !explanations.has(rule))).toEqual([])
  const list = listRules(explanations)
  expect(list).toContain('\nduplicate-field       Each field is written once')
  expect(list).toContain('not found.” is left in the text.')
})

it('an editor reads the current fields in FIELDS.md', () => {
  expect(readFileSync('content/FIELDS.md', 'utf8')).toBe(fieldsGuide(registry))
})
