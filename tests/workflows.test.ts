import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { pullRequest } from '../src/compliance/approvals/reviewedPages.ts'
import { approvalMark } from '../src/compliance/pullRequest/approvalComment.ts'
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
  env: z.record(z.string(), z.string()).optional(),
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
  it.each([
    'approval.yml',
    'approving-review.yml',
    'archive-due.yml',
    'main.yml',
    'nightly.yml',
    'pull-request.yml',
    'review-comment.yml',
  ])('%s is there', (file) => {
    expect(workflows.map((one) => one.file)).toContain(file)
  })

  it('is started by nothing that would give a stranger’s code the right to write', () => {
    const started = new Set(workflows.flatMap(({ on }) => Object.keys(on)))
    expect([...started].toSorted()).toEqual([
      'pull_request',
      'pull_request_review',
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
  // A job that reads reviews asks GitHub for them, and one is only there to end.
  const asks = /^(?:true|mkdir|tar|find|(?:\w+=\$\()?(?:gh (?:pr list|api)|jq)) ?/
  const commands = jobs
    .filter((one) => !mayWrite.includes(one))
    .flatMap(linesOf)
    .filter((line) => !asks.test(line))

  it.each([...new Set(commands)])('%s can be run here', (line) => {
    if (line === 'npm ci') return expect(existsSync(join(root, 'package-lock.json'))).toBe(true)
    const [, name = ''] = /^npm (?:run )?([a-z:]+)(?: -- [\w^./ -]+)?$/.exec(line) ?? []
    expect(line === `npm ${name}` ? name === 'test' : line.startsWith(`npm run ${name}`)).toBe(true)
    expect(Object.keys(scripts)).toContain(name)
    for (const file of scripts[name]?.match(/scripts\/\S+/g) ?? [])
      expect(existsSync(join(root, file))).toBe(true)
  })

  it('is the tests, short and long, the review, approvals, the build for visitors, and the question whether an archive is due', () => {
    const names = commands.map((line) => line.replace(/^npm (run )?/, '').split(' ')[0])
    expect([...new Set(names)].toSorted()).toEqual([
      'approve',
      'build',
      'ci',
      'preserve',
      'review',
      'test',
      'test:long',
    ])
  })
})

describe('a job that may write', () => {
  it('is one of four: the record of an approval, the comment, the issue, and the site on GitHub Pages', () => {
    expect(mayWrite.map(({ name, permissions: own }) => [name, own])).toEqual([
      ['approval.yml, write', { contents: 'write', 'pull-requests': 'write' }],
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

  it('finds its own comment by the mark that stands in it', () => {
    expect(mayWrite.map(({ env }) => env?.['MARK']).filter(Boolean)).toEqual([approvalMark, commentMark])
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
    const named = (name: string) => workflows.find(({ file }) => file === name)?.name
    expect(awaited).toEqual([named('approving-review.yml'), named('pull-request.yml')])
  })
})

describe('an approval by review', () => {
  const jobOf = (name: string) => jobs.filter((one) => one.name === name)
  const [read] = jobOf('approval.yml, read')

  it('begins with a workflow of the pull request that may do nothing, and does nothing', () => {
    const [begin] = jobOf('approving-review.yml, approving')
    expect(begin?.permissions).toEqual({})
    expect(begin?.steps).toEqual([{ run: 'true' }])
  })

  it('is read by code that is given no key, and may only read', () => {
    expect(read?.permissions).toEqual({ contents: 'read', 'pull-requests': 'read' })
    expect(read?.env).toBeUndefined()
    const keyed = (read?.steps ?? []).filter(({ env }) => env?.['GH_TOKEN'] !== undefined)
    expect(keyed).toHaveLength(1)
    for (const { run = '' } of keyed) expect(run).not.toMatch(/npm|node|scripts/)
  })

  it('takes only content of the pull request, without links that lead out of it', () => {
    const lines = read ? linesOf(read) : []
    expect(lines.filter((line) => line.startsWith('tar '))).toEqual([
      expect.stringMatching(/ --directory head .*--wildcards '\*\/content\/\*'$/),
    ])
    expect(lines).toContain('find head -type l -delete')
    expect(lines.indexOf('find head -type l -delete')).toBeLessThan(
      lines.findIndex((line) => line.startsWith('npm run approve')),
    )
  })

  it('asks GitHub for all that the decision is made of', () => {
    const asked = readFileSync(join(root, '.github/approval.graphql'), 'utf8').match(/\w+/g) ?? []
    const { reviews, ...own } = pullRequest.shape
    const inner = Object.keys(reviews.shape.nodes.element.shape)
    for (const name of [...Object.keys(own), ...inner]) expect(asked).toContain(name)
  })
})
