import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { commentMark } from '../src/compliance/pullRequest/reviewComment.ts'

/**
 * The workflows on GitHub: all that they run is a command that can be run here, and whoever may write runs nothing
 * that a pull request brings.
 */

const permissions = z.record(z.string(), z.enum(['read', 'write']))
const step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
})
const job = z.strictObject({
  name: z.string(),
  'runs-on': z.literal('ubuntu-latest'),
  // The nightly tests are the long ones.
  'timeout-minutes': z.number().max(300),
  needs: z.string().optional(),
  if: z.string().optional(),
  permissions: permissions.optional(),
  env: z.record(z.string(), z.string()).optional(),
  environment: z.strictObject({ name: z.literal('github-pages') }).optional(),
  steps: z.array(step),
})
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(z.string(), job),
})

const root = join(import.meta.dirname, '..')
const folder = join(root, '.github/workflows')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  return { file, text, ...workflow.parse(parse(text)) }
})
const jobs = workflows.flatMap(({ file, text, jobs: all, permissions: whole }) =>
  Object.entries(all).map(([name, one]) => ({
    ...one,
    name: `${file}, ${name}`,
    text,
    permissions: one.permissions ?? whole,
  })),
)
const mayWrite = jobs.filter(({ permissions: own }) => Object.values(own).includes('write'))
const linesOf = ({ steps }: (typeof jobs)[number]) =>
  steps.flatMap(({ run }) => run?.trimEnd().split('\n') ?? [])
const uses = jobs.flatMap(({ name, steps }) =>
  steps.flatMap((one) => (one.uses === undefined ? [] : [{ ...one, job: name, uses: one.uses }])),
)

describe('every workflow', () => {
  it.each(['archive-due.yml', 'main.yml', 'nightly.yml', 'pull-request.yml', 'review-comment.yml'])(
    '%s is there',
    (file) => {
      expect(workflows.map((one) => one.file)).toContain(file)
    },
  )

  it('is started by nothing that would give a stranger’s code the right to write', () => {
    const started = new Set(workflows.flatMap(({ on }) => Object.keys(on)))
    expect([...started].toSorted()).toEqual([
      'pull_request',
      'push',
      'schedule',
      'workflow_dispatch',
      'workflow_run',
    ])
  })

  it('may do nothing, or only read, unless a job says otherwise', () => {
    for (const { permissions: whole } of workflows) {
      expect(
        Object.entries(whole).filter(([name, level]) => name !== 'contents' || level !== 'read'),
      ).toEqual([])
    }
  })

  it('names the tools of others by the digest of a commit, with the version beside it', () => {
    for (const { text } of workflows) {
      const named = text.match(/uses: .*/g) ?? []
      for (const line of named) expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
    const digests = uses.map(({ uses: tool }) => tool)
    const tools = new Set(digests.map((tool) => tool.split('@')[0]))
    expect(new Set(digests).size).toBe(tools.size)
  })

  it('keeps no key in the folder that is checked out', () => {
    const checkouts = uses.filter(({ uses: tool }) => tool.startsWith('actions/checkout@'))
    expect(checkouts.length).toBeGreaterThan(3)
    for (const { with: settings } of checkouts) {
      expect(settings).toMatchObject({ 'persist-credentials': false })
      expect(settings).not.toHaveProperty('ref')
      expect(settings).not.toHaveProperty('repository')
    }
  })

  it('takes Node’s version from .nvmrc', () => {
    expect(existsSync(join(root, '.nvmrc'))).toBe(true)
    const nodes = uses.filter(({ uses: tool }) => tool.startsWith('actions/setup-node@'))
    for (const { with: settings } of nodes)
      expect(settings).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' })
    expect(nodes.length).toBeGreaterThan(3)
  })

  it('hands on the whole site, with what stands below /.well-known', () => {
    const sites = uses.filter(({ with: settings }) => settings?.['path'] === 'dist/')
    expect(sites.map(({ job: name }) => name)).toEqual([
      'main.yml, release',
      'main.yml, release',
      'pull-request.yml, review',
    ])
    for (const { with: settings } of sites) expect(settings).toMatchObject({ 'include-hidden-files': true })
  })

  it('puts nothing that others wrote into a command', () => {
    for (const one of jobs) expect(linesOf(one).filter((line) => line.includes('${{'))).toEqual([])
  })
})

describe('what is run', () => {
  const commands = jobs.filter((one) => !mayWrite.includes(one)).flatMap(linesOf)

  it.each([...new Set(commands)])('%s can be run here', (line) => {
    if (line === 'npm ci') return expect(existsSync(join(root, 'package-lock.json'))).toBe(true)
    const [, name = ''] = /^npm (?:run )?([a-z:]+)(?: -- [\w^. -]+)?$/.exec(line) ?? []
    expect(line === `npm ${name}` ? name === 'test' : line.startsWith(`npm run ${name}`)).toBe(true)
    expect(Object.keys(scripts)).toContain(name)
    for (const file of scripts[name]?.match(/scripts\/\S+/g) ?? [])
      expect(existsSync(join(root, file))).toBe(true)
  })

  it('is the tests, short and long, the review, the build for visitors, and the question whether an archive is due', () => {
    const names = commands.map((line) => line.replace(/^npm (run )?/, '').split(' ')[0])
    expect([...new Set(names)].toSorted()).toEqual(['build', 'ci', 'preserve', 'review', 'test', 'test:long'])
  })
})

describe('a job that may write', () => {
  it('is one of three: the comment, the issue, and the site on GitHub Pages', () => {
    expect(mayWrite.map(({ name, permissions: own }) => [name, own])).toEqual([
      ['archive-due.yml, issue', { issues: 'write' }],
      ['main.yml, pages', { pages: 'write', 'id-token': 'write' }],
      ['review-comment.yml, comment', { actions: 'read', 'pull-requests': 'write' }],
    ])
  })

  it.each(mayWrite.map((one) => [one.name, one] as const))(
    '%s runs nothing that was checked out or installed',
    (_, one) => {
      const used = one.steps.flatMap(({ uses: tool }) => tool?.split('@')[0] ?? [])
      expect(
        used.filter((tool) => !['actions/download-artifact', 'actions/deploy-pages'].includes(tool)),
      ).toEqual([])
      const words = linesOf(one)
        .filter((line) => !/^\s*(if \[.*\]; then( exit 0; fi)?|else|fi)$/.test(line))
        .map((line) => line.trim().replace(/^\w+=\$\(/, ''))
      expect(words.length + used.length).toBeGreaterThan(0)
      for (const line of words)
        expect(line).toMatch(/^gh (?:run download|pr list|api|issue (?:list|edit|create)) /)
    },
  )

  it('finds its own comment by the mark that the review writes', () => {
    expect(mayWrite.map(({ env }) => env?.['MARK']).filter(Boolean)).toEqual([commentMark])
  })

  it('takes the pull request’s number from GitHub, not from what the pull request wrote', () => {
    const [comment] = mayWrite.filter(({ name }) => name.startsWith('review-comment'))
    const [number] = comment ? linesOf(comment).filter((line) => line.trim().startsWith('number=')) : []
    expect(number).toContain('gh pr list')
    expect(number).toContain('select(.headRefOid == env.HEAD)')
  })

  it('follows the workflow that it waits for', () => {
    const waits = z.object({ workflow_run: z.object({ workflows: z.array(z.string()) }) })
    const awaited = workflows.flatMap(({ on }) => waits.safeParse(on).data?.workflow_run.workflows ?? [])
    expect(awaited).toEqual([workflows.find(({ file }) => file === 'pull-request.yml')?.name])
  })
})
