import { readFileSync, writeFileSync } from 'node:fs'
import { UserError } from '../../src/node/userError.ts'
import { clickToPaint } from './clickToPaint.ts'
import { corpusFolder, makeCorpus, type CorpusPage } from './corpus.ts'
import { measureDevServer } from './devServer.ts'
import { measureProgram } from './measuredProgram.ts'
import { formatQuantity, systemTitles } from './measurements.ts'
import { measurePageBytes } from './pageBytes.ts'
import { samplePageSlug, pagesInWords, type BenchRun } from './run.ts'
import { checkSameText } from './sameText.ts'
import type { System } from './system.ts'

/** Up to so many pages, all peers take part, and the servers for writing are measured. */
const manyPages = 1_000
/** Up to so many, the peer that targets compare with does. */
const mostPages = 5_000

/** Which of the systems build so many pages: without `--full`, only those that targets compare with. */
const systemsAt = ({ all, isFull }: BenchRun, size: number): readonly System[] =>
  isFull
    ? all
    : all.filter(
        ({ name }) => name === 'ours' || size <= manyPages || (name === 'astro' && size <= mostPages),
      )

/** All that is measured with a corpus of one size. */
export async function measureSize(run: BenchRun, size: number): Promise<void> {
  const { parts, sizes, attempt } = run
  const needsSite =
    parts.includes('build') || parts.includes('visit') || (parts.includes('click') && size === sizes[0])
  const needsDev = parts.includes('dev') && size <= manyPages
  if (!needsSite && !needsDev) return
  const pages = makeCorpus(size)
  const taking = new Set(systemsAt(run, size))
  for (const system of taking) {
    system.removeCaches()
    system.writeCorpus(pages)
  }
  if (needsSite) {
    // The first build of each warms up the disk's cache, and shows that the pages are the same.
    for (const system of taking) {
      const step = `${pagesInWords(size)}, ${systemTitles[system.name]}, trial build`
      const isBuilt = await attempt(step, async () => {
        await measureProgram(system.build)
        checkSameText(system, pages)
      })
      if (!isBuilt) taking.delete(system)
    }
  }
  if (parts.includes('build'))
    for (let round = 1; round <= run.rounds; round += 1)
      for (const system of taking) await measureBuilds(run, system, size, round)
  for (const system of taking) {
    if (parts.includes('visit')) await measureVisit(run, system, size)
    if (parts.includes('click') && size === sizes[0]) await measureClicks(run, system, pages)
  }
  if (needsDev)
    for (let round = 1; round <= run.rounds; round += 1)
      for (const system of taking)
        if (['ours', 'astro', 'vitepress'].includes(system.name)) await measureDev(run, system, pages, round)
}

/** A build with nothing kept, one with a page changed, one with nothing changed. */
async function measureBuilds(run: BenchRun, system: System, size: number, round: number): Promise<void> {
  const { measured, attempt, rounds } = run
  const step = `${pagesInWords(size)}, ${systemTitles[system.name]}, builds, round ${round} of ${rounds}`
  const source = system.sourceFile(samplePageSlug)
  const original = readFileSync(source, 'utf8')
  await attempt(step, async () => {
    system.removeCaches()
    const clean = await measureProgram(system.build)
    measured.add('cleanBuild', system.name, size, clean.seconds)
    measured.add('cleanBuildMemory', system.name, size, clean.peakMiB)
    const sentence = `This was changed in round ${round}.`
    writeFileSync(source, `${original}\n${sentence}\n`)
    const changed = await measureProgram(system.build)
    if (!readFileSync(system.siteFile(samplePageSlug), 'utf8').includes(sentence))
      throw new UserError('The changed page is not in the finished site.')
    measured.add('changedBuild', system.name, size, changed.seconds)
    const unchanged = await measureProgram(system.build)
    measured.add('unchangedBuild', system.name, size, unchanged.seconds)
    return [
      formatQuantity(clean.seconds, 'cleanBuild'),
      formatQuantity(clean.peakMiB, 'cleanBuildMemory'),
      `one file changed ${formatQuantity(changed.seconds, 'changedBuild')}`,
      `nothing changed ${formatQuantity(unchanged.seconds, 'unchangedBuild')}`,
    ].join(', ')
  })
  writeFileSync(source, original)
}

async function measureVisit(
  { measured, attempt, browser }: BenchRun,
  system: System,
  size: number,
): Promise<void> {
  await attempt(`${pagesInWords(size)}, ${systemTitles[system.name]}, a visit`, async () => {
    const { port, stop } = await system.serve()
    try {
      const { page, idle } = await measurePageBytes(
        await browser(),
        `http://127.0.0.1:${port}/${corpusFolder}/${samplePageSlug}`,
      )
      measured.add('pageBytes', system.name, size, page)
      measured.add('idleBytes', system.name, size, idle)
      return formatQuantity(page, 'pageBytes')
    } finally {
      await stop()
    }
  })
}

/** Clicks on the first link of a page's text, many times. */
async function measureClicks(
  { measured, attempt, browser, rounds }: BenchRun,
  system: System,
  pages: readonly CorpusPage[],
): Promise<void> {
  const size = pages.length
  await attempt(`${pagesInWords(size)}, ${systemTitles[system.name]}, clicks`, async () => {
    const body = pages.find(({ slug }) => slug === samplePageSlug)?.body ?? ''
    const [, to = ''] = /\]\(([^)]+)\)/.exec(body) ?? []
    const { port, stop } = await system.serve()
    try {
      const step = { from: `/${corpusFolder}/${samplePageSlug}`, to }
      const { click, load } = await clickToPaint(
        await browser(),
        `http://127.0.0.1:${port}`,
        step,
        3 * rounds,
      )
      for (const time of click) measured.add('click', system.name, size, time)
      for (const time of load) measured.add('fullLoad', system.name, size, time)
      return formatQuantity(measured.median('click', system.name, size) ?? 0, 'click')
    } finally {
      await stop()
    }
  })
}

/** A start with nothing kept; one with what that has left; and, in the last round, saves. */
async function measureDev(
  run: BenchRun,
  system: System,
  pages: readonly CorpusPage[],
  round: number,
): Promise<void> {
  const { measured, attempt, browser, rounds, saves } = run
  const size = pages.length
  const page = pages.find(({ slug }) => slug === samplePageSlug)
  if (!page) return
  const step = `${pagesInWords(size)}, ${systemTitles[system.name]}, dev server, round ${round} of ${rounds}`
  await attempt(step, async () => {
    system.removeCaches()
    const cold = await measureDevServer(system, page, 0, await browser())
    measured.add('firstDevStart', system.name, size, cold.start)
    const isLast = round === rounds
    const warm = await measureDevServer(system, page, isLast ? saves : 0, await browser())
    measured.add('devStart', system.name, size, warm.start)
    if (isLast) {
      for (const time of warm.saves) measured.add('devSave', system.name, size, time)
      measured.add('devLosses', system.name, size, warm.losses)
      measured.add('devMemory', system.name, size, warm.memory)
    }
    return [cold.start, warm.start].map((start) => formatQuantity(start, 'devStart')).join(', then ')
  })
}
