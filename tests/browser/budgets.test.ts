import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, inject } from 'vitest'
import { beginVisit, it as withBrowser, siteAddress, takeOver } from './browser.ts'
import { specifiedPaths } from './specifiedSite.ts'

const kilobyte = 1024
const budgets = {
  document: 14 * kilobyte,
  scriptBeforeInput: 2 * kilobyte,
  /** What comes with the first input. */
  script: 95 * kilobyte,
  fonts: 90 * kilobyte,
}

/** How many bytes the server sends for a file, in one of the ways that browsers accept. */
const bytesSent = (path: string, encoding: 'br' | 'gzip'): Promise<number> =>
  new Promise((resolve, reject) => {
    get(siteAddress + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

interface Weight {
  document: number
  scriptBeforeInput: number
  script: { br: number; gzip: number }
  fonts: number
  payload: number
}

const it = withBrowser.extend('weights', { scope: 'file' }, async ({ browser }) => {
  const weights = new Map<string, Weight>()
  const paths = [...specifiedPaths]
  const known = new Map<string, Promise<number>>()
  const weigh = (path: string, encoding: 'br' | 'gzip') => {
    const key = path + encoding
    const weight = known.get(key) ?? bytesSent(path, encoding)
    known.set(key, weight)
    return weight
  }
  const walk = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const { page, requests } = await beginVisit(browser)
      await page.goto(siteAddress + path)
      await page.evaluate(() => document.fonts.ready)
      const pathsOf = (kind: string) => [
        ...new Set(
          requests
            .filter(
              (request) =>
                request.resourceType() === kind || (kind === 'script' && request.url().endsWith('.js')),
            )
            .map((request) => new URL(request.url()).pathname),
        ),
      ]
      await takeOver(page)
      const [before, after] = [true, false].map((isFirst) =>
        pathsOf('script').filter((file) => file.startsWith('/assets/wake-') === isFirst),
      )
      const html = Buffer.from(await (await fetch(siteAddress + path)).arrayBuffer())
      const weighAll = async (files: readonly string[] = [], encoding: 'br' | 'gzip' = 'br') =>
        sum(await Promise.all(files.map((file) => weigh(file, encoding))))
      weights.set(path, {
        document: Math.max(gzipSync(html).length, await bytesSent(path, 'br')),
        scriptBeforeInput: await weighAll(before, 'gzip'),
        script: { br: await weighAll(after, 'br'), gzip: await weighAll(after, 'gzip') },
        fonts: await weighAll(pathsOf('font'), 'br'),
        payload: await weigh(path === '/' ? '/index.json' : `${path}/index.json`, 'br'),
      })
      await page.context().close()
    }
  }
  await Promise.all([walk(), walk(), walk()])
  printTable(weights)
  return weights
})

function weightOf(weights: Map<string, Weight>, path: string): Weight {
  const weight = weights.get(path)
  if (!weight) throw new Error(`${path} was not weighed.`)
  return weight
}

/** Shows the pages at the edge: the heaviest of each kind. */
function printTable(weights: Map<string, Weight>): void {
  const kinds: readonly (readonly [
    name: string,
    limit: number | undefined,
    weigh: (weight: Weight) => number,
  ])[] = [
    ['document, gzip', budgets.document, ({ document }) => document],
    ['script before input, gzip', budgets.scriptBeforeInput, ({ scriptBeforeInput }) => scriptBeforeInput],
    ['script, Brotli', budgets.script, ({ script }) => script.br],
    ['script, gzip', undefined, ({ script }) => script.gzip],
    ['fonts', budgets.fonts, ({ fonts }) => fonts],
    ['payload, Brotli', undefined, ({ payload }) => payload],
  ]
  const rows = kinds.map(([name, limit, weigh]) => {
    const sorted = [...weights].sort(([, a], [, b]) => weigh(b) - weigh(a))
    const [heaviest, lightest] = [sorted.at(0), sorted.at(-1)].map((found) =>
      found ? `${weigh(found[1])} ${found[0]}` : '',
    )
    return [name, limit ?? '', heaviest, lightest].map(String)
  })
  const lines = [['bytes', 'budget', 'heaviest', 'lightest'], ...rows].map(
    ([name = '', limit = '', ...rest]) =>
      [name.padEnd(26), limit.padStart(6), ...rest.map((cell) => cell.padEnd(40))].join('  ').trimEnd(),
  )
  report = `\n${lines.join('\n')}\n`
}

let report = ''
afterAll(() => console.log(report))

it.for(specifiedPaths)('%s keeps within the budgets', (path, { weights }) => {
  const { document, scriptBeforeInput, script, fonts } = weightOf(weights, path)
  expect.soft(document, 'the document with its style, gzip').toBeLessThanOrEqual(budgets.document)
  expect
    .soft(scriptBeforeInput, 'script before the first input, gzip')
    .toBeLessThanOrEqual(budgets.scriptBeforeInput)
  expect.soft(scriptBeforeInput).toBeGreaterThan(0)
  expect.soft(script.br, 'script that comes with the first input, Brotli').toBeLessThanOrEqual(budgets.script)
  expect.soft(fonts, 'fonts').toBeLessThanOrEqual(budgets.fonts)
})

it('all fonts together keep within the budget', async () => {
  const fonts = readdirSync(join(inject('siteFolder'), 'assets')).filter((name) => name.endsWith('.woff2'))
  const weights = await Promise.all(fonts.map((name) => bytesSent(`/assets/${name}`, 'br')))
  expect(sum(weights)).toBeLessThanOrEqual(budgets.fonts)
})

it('scripts know of no page, and payloads of no other page’s text', () => {
  const folder = inject('siteFolder')
  const scripts = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, 'assets', name), 'utf8')] as const)
  const deep = specifiedPaths.filter((path) => path.lastIndexOf('/') > 0)
  expect(
    scripts.flatMap(([name, code]) =>
      deep.filter((path) => code.includes(path)).map((path) => `${name} ${path}`),
    ),
  ).toEqual([])

  const payloads = specifiedPaths.map((path) => {
    const payload: { body: string; description: string } = JSON.parse(
      readFileSync(join(folder, path, 'index.json'), 'utf8'),
    )
    return { path, ...payload, text: JSON.stringify(payload) }
  })
  const leaks = payloads.flatMap(({ path, text }) =>
    payloads
      .filter((other) => other.path !== path && other.body !== '')
      .filter(({ body, description }) =>
        [body, description].some((part) => text.includes(JSON.stringify(part))),
      )
      .map((other) => `${path} carries the text of ${other.path}`),
  )
  expect(leaks).toEqual([])
})
