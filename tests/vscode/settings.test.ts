import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { build } from '../fixtures/minimalSite.ts'

const folder = join(import.meta.dirname, '../../.vscode')

const pattern = z.object({
  regexp: z.string(),
  ...Object.fromEntries(
    ['severity', 'file', 'line', 'column', 'code', 'message'].map((name) => [name, z.number()]),
  ),
})
const tasks = z.object({
  tasks: z.array(z.object({ label: z.string(), problemMatcher: z.object({ pattern }).or(z.tuple([])) })),
})

const { tasks: all } = tasks.parse(JSON.parse(readFileSync(join(folder, 'tasks.json'), 'utf8')))
const matcher = all.find(({ label }) => label === 'Check everything')?.problemMatcher

it('an editor in VS Code sees every problem that the check prints for programs', () => {
  if (!matcher || !('pattern' in matcher)) throw new Error('The task has no pattern.')
  const { regexp } = matcher.pattern
  const { problems } = build({
    'pages/about.mdx': '',
    'practice-areas/beta-law.mdx': '---\ntitle: "x\n---\n',
  })
  expect(problems.length).toBeGreaterThan(1)
  const found = githubAnnotations(problems)
    .split('\n')
    .map((line) => new RegExp(regexp).exec(line)?.slice(1))
  expect(found).toEqual(
    problems.map(({ severity, file, line, column, rule, message }) => [
      severity,
      file,
      String(line),
      String(column),
      rule,
      message,
    ]),
  )
})
