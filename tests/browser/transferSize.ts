import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { siteAddress, type Visit } from './browser.ts'

const kilobyte = 1024
/** What a page may weigh, in bytes. */
export const budgets = {
  /** The document with its style, gzip or Brotli, whichever is more. */
  document: 14 * kilobyte,
  /** Script before the visitor's first input, gzip. */
  scriptBeforeInput: 2 * kilobyte,
  /** What comes with the first input, Brotli. */
  script: 90_000,
  fonts: 90 * kilobyte,
}

/** What a visitor downloads for one page, in bytes. */
export interface TransferSize {
  document: number
  scriptBeforeInput: number
  script: { br: number; gzip: number }
  /** The part of it that a fast connection fetches ahead, while the page is idle, Brotli. */
  ahead: number
  fonts: number
  payload: number
}

/** Weighs what was asked for in a visit to a page, which React has taken over. */
export async function measureTransfer(path: string, { requests }: Visit): Promise<TransferSize> {
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
  const [before, after] = [true, false].map((isFirst) =>
    pathsOf('script').filter((file) => file.startsWith('/assets/wake-') === isFirst),
  )
  return {
    document: await documentSize(path),
    scriptBeforeInput: await measureAll(before, 'gzip'),
    script: { br: await measureAll(after, 'br'), gzip: await measureAll(after, 'gzip') },
    ahead: await measureAll(await modulesOf(path), 'br'),
    fonts: await measureAll(pathsOf('font'), 'br'),
    payload: await bytesSent(path === '/' ? '/index.json' : `${path}/index.json`, 'br'),
  }
}

/** The modules that a page names: it fetches them ahead where it can. */
async function modulesOf(path: string): Promise<string[]> {
  const html = await (await fetch(siteAddress + path)).text()
  return /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** The bytes of a page's document with its style, as gzip or Brotli, whichever is more. */
export async function documentSize(path: string): Promise<number> {
  const html = Buffer.from(await (await fetch(siteAddress + path)).arrayBuffer())
  return Math.max(gzipSync(html).length, await bytesSent(path, 'br'))
}

const known = new Map<string, Promise<number>>()

async function measureAll(files: readonly string[] = [], encoding: 'br' | 'gzip'): Promise<number> {
  const weights = files.map((file) => {
    const weight = known.get(file + encoding) ?? bytesSent(file, encoding)
    known.set(file + encoding, weight)
    return weight
  })
  return sum(await Promise.all(weights))
}

/** How many bytes the server sends for a file, in one of the ways that browsers accept. */
export const bytesSent = (path: string, encoding: 'br' | 'gzip'): Promise<number> =>
  new Promise((resolve, reject) => {
    get(siteAddress + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The pages at the edge: the heaviest of each kind, and the lightest. */
export function transferTable(weights: ReadonlyMap<string, TransferSize>): string {
  const kinds: readonly (readonly [
    name: string,
    limit: number | undefined,
    weigh: (weight: TransferSize) => number,
  ])[] = [
    ['document, gzip', budgets.document, ({ document }) => document],
    ['script before input, gzip', budgets.scriptBeforeInput, ({ scriptBeforeInput }) => scriptBeforeInput],
    ['script, Brotli', budgets.script, ({ script }) => script.br],
    ['of it ahead, Brotli', undefined, ({ ahead }) => ahead],
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
  return `\n${lines.join('\n')}\n`
}
