import type { FootText } from '../../src/compliance/advertising/identification.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pageFinishers, pageWorkers } from '../../src/vite/pageWorkers.ts'

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-workers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a module. @returns its file */
function moduleOf(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return file
}

/** A server's entry whose pages are their titles. */
const server = moduleOf(
  'server',
  `export default { pageRenderer: () => async (payload) => ({
    html: '<title>' + payload.documentTitle + '</title><style>a{}</style>', styles: ['<style>a{}</style>'], payload,
  }) }`,
)
const shell = { firm: { name: 'A', site: 'https://a.example' } }
const setting = {
  server: [server],
  folder: join(folder, 'site'),
  shell,
  proof: { shell, texts: [] },
  publication: { script: '/a.js', modules: [], shellAddress: '/shell.json', version: '1', year: 2026 },
  frames: [],
  foot: [],
}
const job = (number: number) => {
  const payload = {
    path: `/page-${number}`,
    documentTitle: `Page ${number}`,
    description: '',
    kind: 'plain',
    body: '',
  }
  return { path: payload.path, payload, marked: { payload, bodies: [] }, isShared: false }
}

/** Has a hundred pages finished. @returns the files that were told of */
async function finishAll(program: string | undefined, meanwhile = () => {}): Promise<string[]> {
  const workers = pageWorkers(program)
  const told: string[] = []
  try {
    const finishers = await pageFinishers(setting, 100, { pageWorkers: workers, meanwhile })
    for (let number = 1; number <= 100; number += 1)
      await finishers.finish(job(number), ({ files }) => told.push(...files.map(([path]) => path)))
    await finishers.done()
  } finally {
    await workers.end()
  }
  return told.sort()
}

it('finishes all pages in this thread when there is no other', async () => {
  const told = await finishAll(undefined)
  expect(told).toHaveLength(200)
  expect(readFileSync(join(folder, 'site/page-7.html'), 'utf8')).toContain('Page 7</title>')
})

/** Writes nothing, and says of each page that it has written one file. */
const idleWorker = moduleOf(
  'worker',
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ setting, id, job }) => setting ?? parentPort.postMessage({ id, page: {
    styles: ['s'], sheets: [], files: [['other' + job.path, { bytes: 1, sha256: 'x' }]],
  } }))`,
)

it('takes what another thread has finished', async () => {
  const told = await finishAll(idleWorker)
  const others = told.filter((path) => path.startsWith('other/'))
  expect(told).toHaveLength(others.length + 2 * (100 - others.length))
  if (availableParallelism() > 1) expect(others.length).toBeGreaterThan(0)
})

it.runIf(availableParallelism() > 1).each([
  { name: 'cannot start', code: `throw new Error('It failed.')` },
  {
    name: 'cannot finish a page',
    code: `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, error: new Error('It failed.') }))`,
  },
])('fails when another thread $name', async ({ code }) => {
  await expect(finishAll(moduleOf('failing', code))).rejects.toThrow('It failed.')
})

it('starts threads once, also before it is known what pages are finished with, and ends them', async () => {
  const alive = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const before = alive()
  const workers = pageWorkers(idleWorker)
  expect(workers.start(99)).toEqual([])
  const started = workers.start(100)
  expect(started).toHaveLength(Math.min(availableParallelism() - 1, 3))
  expect(workers.start(5)).toBe(started)
  await workers.end()
  expect(alive()).toBe(before)
})

it('tells what the rules ask for at the foot of a page that lacks it', async () => {
  const foot = [{ rule: 'firm-particulars', what: 'telephone number', words: '212-555-0142' }]
  const finishers = await pageFinishers({ ...setting, foot }, 1, {
    pageWorkers: pageWorkers(undefined),
    meanwhile: () => {},
  })
  const missing: FootText[] = []
  await finishers.finish(job(1), (page) => missing.push(...page.missing))
  await finishers.done()
  expect(missing).toEqual(foot)
})

it.each([
  { name: 'there is no other thread', pageWorker: undefined },
  { name: 'there is another', pageWorker: idleWorker },
])('does once what is to be done besides when $name', async ({ pageWorker }) => {
  let count = 0
  const told = await finishAll(pageWorker, () => void (count += 1))
  expect([count, new Set(told).size === told.length]).toEqual([1, true])
})

it('fails when what is to be done besides fails', async () => {
  const fail = () => {
    throw new Error('It is wrong.')
  }
  await expect(finishAll(idleWorker, fail)).rejects.toThrow('It is wrong.')
})
