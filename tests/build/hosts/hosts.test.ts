import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { hostFiles } from '../../../src/vite/hosting/hostFiles.ts'
import { hostingPolicy, hostingPolicySchema, policyFile } from '../../../src/vite/hosting/hostingPolicy.ts'
import { isPublicFile } from '../../../src/content/publish/pageFiles.ts'
import { earlierPath, specifiedPaths } from '../../browser/specTables.ts'
import { ask, describeRequest, type Question, type Reply } from './ask.ts'
import { z } from 'zod'
import { explained, type AnswerDifference } from './differences.ts'
import { grade } from './observatory.ts'
import { conditionalPaths, conditions, oldAddresses, questionsFor } from './questions.ts'
import {
  findServers,
  startCaddy,
  startNginx,
  startPreview,
  type RunningServer,
} from '../../../scripts/hosting/servers.ts'

/**
 * nginx, Caddy and our own server, each with the very files that the build wrote: they are asked the same, and answer
 * the same, but for what `differences.ts` explains.
 */

const built = inject('siteFolder')
const work = mkdtempSync(join(tmpdir(), 'hosts-'))
const site = join(work, 'site')
const policy = hostingPolicySchema.parse(JSON.parse(readFileSync(join(built, policyFile), 'utf8')))

// The real site has no old addresses yet: its copy gets some, written by what the build writes them with.
cpSync(built, site, { recursive: true })
const withOld = { ...policy, redirects: hostingPolicy(oldAddresses, { hashes: [], sheets: false }).redirects }
for (const [path, text] of hostFiles(withOld)) writeFileSync(join(site, path), text)

const programs = findServers()
const hosts: RunningServer[] = [
  await startPreview(site),
  ...(programs
    ? await Promise.all([
        startNginx(programs.nginx, site, join(work, 'nginx')),
        startCaddy(programs.caddy, site, join(work, 'caddy')),
      ])
    : []),
]
afterAll(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()))
  rmSync(work, { recursive: true, force: true })
})

const paths = [...specifiedPaths, earlierPath]
const files = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(built.length + 1))
  .filter((path) => isPublicFile(path) && !path.endsWith('.html'))
  .sort()
  .map((path) => `/${path}`)

/** What two answers must have in common. */
const facts = ({ status, headers, body }: Reply) => ({
  status,
  location: headers.location,
  type: headers['content-type'],
  encoding: headers['content-encoding'],
  range: headers['content-range'],
  ranges: headers['accept-ranges'],
  vary: headers['vary'],
  caching: headers['cache-control'],
  allow: headers['allow'],
  tag: headers.etag === undefined ? 'none' : headers.etag.startsWith('W/') ? 'weak' : 'strong',
  date: headers['last-modified'] !== undefined,
  length: headers['content-length'],
  body: createHash('sha256').update(body).digest('hex').slice(0, 12),
  lacking: policy.headers
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => name),
})

const differences: AnswerDifference[] = []
function compare(question: string, replies: readonly (readonly [RunningServer, Reply])[]): void {
  const [[, first] = []] = replies
  if (!first) throw new Error('Nobody was asked.')
  const own = facts(first)
  for (const [{ name }, reply] of replies.slice(1)) {
    const theirs = facts(reply)
    for (const key of [
      'status',
      'location',
      'type',
      'encoding',
      'range',
      'ranges',
      'vary',
      'caching',
      'allow',
      'tag',
      'date',
      'length',
      'body',
      'lacking',
    ] as const) {
      const [one, other] = [JSON.stringify(own[key]), JSON.stringify(theirs[key])]
      if (one !== other)
        differences.push({
          host: name,
          question,
          status: first.status,
          field: key,
          preview: one,
          theirs: other,
        })
    }
  }
}

const askAll = async (
  question: (host: RunningServer) => Promise<Question> | Question,
): Promise<(readonly [RunningServer, Reply])[]> =>
  Promise.all(hosts.map(async (host) => [host, await ask(host.port, await question(host))] as const))

describe('the servers', () => {
  it('are given the files that the build wrote', () => {
    for (const [path, text] of hostFiles(policy))
      expect(readFileSync(join(built, path), 'utf8'), path).toBe(text)
  })

  it(
    'give the same answers to the same requests, but for what is explained',
    { timeout: 60_000 },
    async () => {
      const questions = questionsFor(paths, files)
      expect(questions.length).toBeGreaterThan(300)
      for (const question of questions) compare(describeRequest(question), await askAll(() => question))
      for (const path of conditionalPaths) {
        const first = new Map(await askAll(() => ({ path })))
        for (const [words, headers] of conditions) {
          const replies = await askAll((host) => {
            const known = first.get(host)
            if (!known) throw new Error(`${host.name} was not asked.`)
            return { path, headers: headers(known) }
          })
          compare(`${path} · ${words}`, replies)
        }
      }
      const { unexplained, unused } = explained(differences, hosts)
      expect(unexplained).toEqual([])
      expect(unused).toEqual([])
    },
  )
  it.each(hosts)(
    '$name leads from old addresses and other forms of an address to the right one',
    async ({ port }) => {
      const table = [
        ['/people', '/attorneys'],
        ['/people?a=b', '/attorneys?a=b'],
        ['/people/', '/people'],
        ['/people.html', '/attorneys/partners'],
        ['/old/contact.php', '/contact?area=tax-law'],
        ['/old/contact.php?a=b', '/contact?area=tax-law'],
        ['/terms?a=b', '/terms-of-use?a=b#governing-law-and-jurisdiction'],
        ['/blog', 'https://blog.westatlantic.example/a%20b?x=%7By%7D%24z%22q'],
        ['/about/', '/about'],
        ['/about/?a=b', '/about?a=b'],
        ['/about.html', '/about'],
        ['/about/index.html?a=b', '/about?a=b'],
        ['/index.html', '/'],
        ['/index?a=b', '/?a=b'],
        ['//about', '/about'],
        ['/about//', '/about'],
        ['//evil.example/', '/evil.example'],
        ['///evil.example//', '/evil.example'],
      ]
      for (const [path = '', target] of table) {
        const { status, headers } = await ask(port, { path })
        expect([path, status, headers.location]).toEqual([path, 301, target])
      }
    },
  )

  it.each(hosts)('$name keeps every answer as long as it may be kept', async ({ port }) => {
    const caching = async (path: string) => (await ask(port, { path })).headers['cache-control']
    const hashed = files.find((path) => path.startsWith('/assets/')) ?? ''
    expect(await caching(hashed)).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/about', '/about/index.json', '/nowhere', '/assets/nothing.js', '/about/'])
      expect([path, await caching(path)]).toEqual([path, 'no-cache'])
    expect(await caching('/favicon.svg')).toBe('public, max-age=86400')
  })

  it.each(hosts)(
    '$name bears every header in every answer, but for TLS over plain http',
    async ({ port }) => {
      const questions: Question[] = [
        { path: '/' },
        { path: '/nowhere' },
        { path: '/about/' },
        { path: '/people' },
        { path: '/og.png', headers: { range: 'bytes=0-9' } },
        { path: '/', method: 'POST' },
        { path: '/%00' },
        { path: '/', headers: { 'if-none-match': '*' } },
      ]
      for (const question of questions) {
        const reply = await ask(port, question)
        expect([describeRequest(question), facts(reply).lacking]).toEqual([describeRequest(question), []])
        expect(reply.headers).not.toHaveProperty('strict-transport-security')
      }
    },
  )

  it.each(hosts)('$name hands out nothing that stands outside of the site', async ({ name, port }) => {
    writeFileSync(join(work, 'secret.txt'), 'secret')
    const link = `link-${name}.txt`
    symlinkSync(join(work, 'secret.txt'), join(site, link))
    const tried = questionsFor([], []).map(({ path }) => path)
    for (const path of [...tried, '/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt']) {
      const { body } = await ask(port, { path })
      expect([path, /root:x:|^secret$|"private": true/.test(body.toString('latin1'))]).toEqual([path, false])
    }
    // Caddy follows links; a build publishes none.
    if (name !== 'Caddy') expect((await ask(port, { path: `/${link}` })).status).toBeGreaterThan(400)
  })
})

describe('the MDN HTTP Observatory', () => {
  const html = readFileSync(join(built, 'index.html'), 'utf8')
  const read = (name: string): unknown => JSON.parse(readFileSync(join(built, name), 'utf8'))
  const vercel = z.object({
    headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
  })
  const azure = z.object({ globalHeaders: z.record(z.string(), z.string()) })
  const sources: (readonly [
    name: string,
    headers: () => readonly (readonly [string, string])[] | Promise<[string, string][]>,
  ])[] = [
    ['_headers', () => blockOf(readFileSync(join(built, '_headers'), 'utf8'), '/*')],
    [
      'vercel.json',
      () =>
        vercel
          .parse(read('vercel.json'))
          .headers[0]?.headers.map(({ key, value }) => [key, value] as const) ?? [],
    ],
    [
      'staticwebapp.config.json',
      () => Object.entries(azure.parse(read('staticwebapp.config.json')).globalHeaders),
    ],
    ...hosts
      .filter(({ name }) => name !== 'preview')
      .map(({ name, port }) => {
        const answered = async () => {
          const { headers } = await ask(port, { path: '/', headers: { 'x-forwarded-proto': 'https' } })
          return Object.entries(headers).map(([key, value]): [string, string] => [key, String(value)])
        }
        return [name, answered] as const
      }),
  ]
  const judge = (headers: readonly (readonly [string, string])[]) =>
    grade({ headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])), html })

  it.each(sources)('gives at least 130 points for what %s says', async (name, headers) => {
    const { total, table } = judge(await headers())
    // Once is enough: the others say the same.
    if (name === '_headers')
      console.log([`${total} points`, ...table.map((row) => row.join(' '))].join('\n  '))
    expect(table.filter(([, , points]) => points < 0)).toEqual([])
    expect(total).toBeGreaterThanOrEqual(130)
  })

  it('would give 35 for what the preview said before', () => {
    const before = [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ] as const
    expect(judge(before).total).toBe(35)
  })
})

/** The headers of one block of a `_headers` file. */
function blockOf(text: string, path: string): (readonly [string, string])[] {
  const lines = text.split('\n')
  const start = lines.indexOf(path) + 1
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('  '))
  return lines.slice(start, end).map((line) => {
    const [name = '', ...value] = line.trim().split(': ')
    return [name, value.join(': ')] as const
  })
}
