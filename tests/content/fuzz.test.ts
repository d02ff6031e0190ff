import type { ParseFile, ParsedFile } from '../../src/content/model/parsedFile.ts'
import { registry } from '../../src/firm/registry.ts'
import { firmOf } from '../../src/firm/makePayload.ts'
import { payloadOf } from '../fixtures/payloadOf.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bodyRenderer } from '../fixtures/bodyRenderer.tsx'
import { buildSite } from '../../src/content/buildSite.ts'
import { decodeSource } from '../../src/content/model/decodeSource.ts'
import { urlListFile } from '../../src/content/publish/urls/parseUrlList.ts'
import { parseFile } from '../../src/content/parse/parseFile.ts'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { makeReport } from '../../src/content/report/makeReport.ts'
import { printReport } from '../../src/content/report/printReport.ts'
import { isError } from '../../src/content/model/diagnostic.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { withTimeout } from '../fixtures/withTimeout.ts'
import { mutate, mutations, type Bytes, type Mutation } from './mutate.ts'
import { diagnosticDefect } from '../fixtures/diagnosticDefect.ts'
import { times } from '../sample.ts'

// The same mutations each time, so that a change is never held up by the luck of another: a guard against a slip that
// spoils most of them, and few, since each takes as long as a whole check.
const runs = times(20, 200)

const root = join(import.meta.dirname, '../..')
const content = join(root, 'content')
const publicFiles = new Set(listFiles(join(root, 'public')).map((path) => `/${path}`))
const isText = (path: string) => path.endsWith('.mdx') || path === urlListFile
const realTree: Bytes = new Map(
  listFiles(content)
    .filter(isText)
    .map((path) => [path, readFileSync(join(content, path))]),
)
const otherFiles = new Set(listFiles(content).filter((path) => !path.endsWith('.mdx')))
/** Files that a problem may name although they are not there. */
const namable = new Set([...otherFiles, ...realTree.keys()])

/** Files that did not change are decoded and taken apart once. */
const decoded = new Map<Uint8Array, SourceFile>()
const readings = new WeakMap<SourceFile, ParsedFile>()
for (const [path, bytes] of realTree) decoded.set(bytes, decodeSource(path, bytes))
const sourceOf = ([path, bytes]: [string, Uint8Array]): SourceFile => {
  const known = decoded.get(bytes)
  return known?.path === path ? known : decodeSource(path, bytes)
}
const read: ParseFile = (source, options) => {
  const known = readings.get(source)
  if (known) return known
  const reading = parseFile(source, options)
  readings.set(source, reading)
  return reading
}

/** Everything that an editor may see of a tree: its pages and what is told about it. Returns what is wrong with that. */
function siteDefects(tree: Bytes): string[] {
  const sources = new Map([...tree].map((file) => [file[0], sourceOf(file)]))
  const files = [...sources.values()].filter(({ path }) => path !== urlListFile)
  const urlList = sources.get(urlListFile) ?? { path: urlListFile, text: '' }
  const built = buildSite(registry, files, {
    publicFiles,
    otherFiles,
    urlList,
    today: '2026-06-20',
    includeUnpublished: true,
    read,
  })
  const { site, problems } = built
  if (site) {
    const render = bodyRenderer(firmOf(site))
    for (const route of site.routes)
      if (!rendered.has(sources.get(route.file))) payloadOf(site, route, render)
  }
  printReport(makeReport(built, 'content'))
  githubAnnotations(problems)
  if (!site && !problems.some(isError)) return ['There is no site, and nobody is told why.']
  return problems.flatMap((problem) => diagnosticDefect(problem, sources, namable) ?? [])
}

/** Pages of files that did not change are rendered once. */
const rendered = new Set<SourceFile | undefined>()

it('the real content has no flaw before it is mutated', () => {
  expect(siteDefects(realTree)).toEqual([])
  for (const source of decoded.values()) rendered.add(source)
})

/** What earlier runs found. */
const found: [Mutation][] = [
  // Every way of moving one line was tried, and each one read a thousand lists in a line.
  [
    {
      file: 'practice-areas/real-estate.mdx',
      mistakes: [
        { slip: 'duplicate lines', at: 344_941, count: 1 },
        { slip: 'nest', at: 812_660, opening: '- a: ', times: 1_000 },
      ],
    },
  ],
  // The words of a long heading ended the sentence that told of it.
  [
    {
      file: 'jobs/litigation-paralegal.mdx',
      mistakes: [
        { slip: 'line ends', ends: '\n\n' },
        { slip: 'sign', at: 297_063, sign: '=' },
      ],
    },
  ],
  // An arrow was looked for from each of sixteen thousand spaces on.
  [
    {
      file: 'addresses.txt',
      mistakes: [
        { slip: 'indent', at: 0, width: 16_771, with: '\u00A0' },
        { slip: 'byte', at: 18, byte: 208 },
        { slip: 'duplicate lines', at: 4, count: 4 },
      ],
    },
  ],
]

it(`${runs} mutations of the real content are shown or told about, in plain words`, { timeout: 0 }, () => {
  fc.assert(
    fc.property(mutations([...realTree.keys()]), (mutation) => {
      expect(withTimeout(() => siteDefects(mutate(realTree, mutation))).result).toEqual([])
    }),
    { numRuns: runs, examples: found },
  )
})
