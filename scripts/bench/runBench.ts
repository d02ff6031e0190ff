import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { UserError } from '../../src/node/userError.ts'
import { launchBrowser } from './browser.ts'
import { clickToPaint } from './clickToPaint.ts'
import { corpusFolder, corpusSlug, makeCorpus, type CorpusPage } from './corpus.ts'
import { measureDevServer } from './devServer.ts'
import { measureHistory } from './history.ts'
import { measureProgram } from './measuredProgram.ts'
import { formatNumber, formatQuantity, Measurements, systemTitles, type SystemName } from './measurements.ts'
import { copyProject, type OurProject } from './ourProject.ts'
import { measurePageBytes } from './pageBytes.ts'
import { preparePeer } from './peers.ts'
import { extraPartNames, type PartName } from './parts.ts'
import type { Progress } from './progress.ts'
import { checkSameText } from './sameText.ts'
import type { System } from './system.ts'
import { checkedPages, historyCommits } from './targets.ts'
import { workFolder } from './temporary.ts'

/** What a run measures, and how often. */
interface BenchOptions {
  /** The project, and its content. */
  root: string
  content: string
  env: NodeJS.ProcessEnv
  parts: readonly PartName[]
  systems: readonly SystemName[]
  /** Numbers of pages, from small to large. */
  sizes: readonly number[]
  /** How often everything is measured. */
  rounds: number
  /** How often a page is saved while a server for writing runs. */
  saves: number
  /** Whether peers build the corpora too that take them long. */
  isFull: boolean
}

/** What the parts of a run share. */
interface Run extends BenchOptions, Progress {
  measured: Measurements
  ours: OurProject
  all: readonly System[]
  /** Starts at the first call. */
  browser: () => Promise<Browser>
}

/**
 * Measures us and the peers in turn, all in a temporary folder.
 * @param print writes a line of the parts that print what they find
 * @returns what was measured, and the versions of all that took part
 */
export async function runBench(
  options: BenchOptions,
  progress: Progress,
  print: (line: string) => void,
): Promise<{ measured: Measurements; versions: Partial<Record<SystemName, string>> }> {
  const { root, content, env, sizes, parts } = options
  const work = workFolder()
  // What programs leave among the temporary files is removed with the folder.
  process.env['TMPDIR'] = join(work, 'tmp')
  mkdirSync(process.env['TMPDIR'])
  progress.say(`working in ${work}`)
  const ours = copyProject(root, content, join(work, 'ours'))
  const all: System[] = [ours]
  const comparedParts: readonly PartName[] = ['build', 'visit', 'click', 'dev']
  const compared = parts.some((part) => comparedParts.includes(part)) ? options.systems : []
  for (const name of compared)
    if (name !== 'ours')
      await progress.attempt(`preparing ${systemTitles[name]}`, async () => {
        const peer = await preparePeer(name, join(work, name), env, progress.say)
        all.push(peer)
        return peer.versions
      })
  const measured = new Measurements()
  let browser: Promise<Browser> | undefined
  try {
    const run: Run = {
      ...options,
      ...progress,
      measured,
      ours,
      all,
      browser: () => (browser ??= launchBrowser()),
    }
    for (const size of sizes) await measureSize(run, size)
    if (parts.includes('check')) await measureChecks(run)
    if (parts.includes('history')) await measureHistories(run, join(work, 'history'))
    if (extraPartNames.some((name) => parts.includes(name))) await printExtras(run, print)
    return { measured, versions: Object.fromEntries(all.map(({ name, versions }) => [name, versions])) }
  } finally {
    await (await browser)?.close()
  }
}

/** Up to so many pages, all peers take part, and the servers for writing are measured. */
const manyPages = 1_000
/** Up to so many, the peer that targets compare with does. */
const mostPages = 5_000

/** Which of the systems build so many pages: without `--full`, only those that targets compare with. */
const systemsAt = ({ all, isFull }: Run, size: number): readonly System[] =>
  isFull
    ? all
    : all.filter(
        ({ name }) => name === 'ours' || size <= manyPages || (name === 'astro' && size <= mostPages),
      )

const inWords = (size: number): string => `${formatNumber(size, 0)} pages`

/** All that is measured with a corpus of one size. */
async function measureSize(run: Run, size: number): Promise<void> {
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
      const step = `${inWords(size)}, ${systemTitles[system.name]}, trial build`
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

/** The page whose text is changed, and that is visited. */
const chosenSlug = corpusSlug(3)

/** A build with nothing kept, one with a page changed, one with nothing changed. */
async function measureBuilds(run: Run, system: System, size: number, round: number): Promise<void> {
  const { measured, attempt, rounds } = run
  const step = `${inWords(size)}, ${systemTitles[system.name]}, builds, round ${round} of ${rounds}`
  const source = system.sourceFile(chosenSlug)
  const original = readFileSync(source, 'utf8')
  await attempt(step, async () => {
    system.removeCaches()
    const clean = await measureProgram(system.build)
    measured.add('cleanBuild', system.name, size, clean.seconds)
    measured.add('cleanBuildMemory', system.name, size, clean.peakMiB)
    const sentence = `This was changed in round ${round}.`
    writeFileSync(source, `${original}\n${sentence}\n`)
    const changed = await measureProgram(system.build)
    if (!readFileSync(system.siteFile(chosenSlug), 'utf8').includes(sentence))
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
  { measured, attempt, browser }: Run,
  system: System,
  size: number,
): Promise<void> {
  await attempt(`${inWords(size)}, ${systemTitles[system.name]}, a visit`, async () => {
    const { port, stop } = await system.serve()
    try {
      const { page, idle } = await measurePageBytes(
        await browser(),
        `http://127.0.0.1:${port}/${corpusFolder}/${chosenSlug}`,
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
  { measured, attempt, browser, rounds }: Run,
  system: System,
  pages: readonly CorpusPage[],
): Promise<void> {
  const size = pages.length
  await attempt(`${inWords(size)}, ${systemTitles[system.name]}, clicks`, async () => {
    const body = pages.find(({ slug }) => slug === chosenSlug)?.body ?? ''
    const [, to = ''] = /\]\(([^)]+)\)/.exec(body) ?? []
    const { port, stop } = await system.serve()
    try {
      const step = { from: `/${corpusFolder}/${chosenSlug}`, to }
      const { click, load } = await clickToPaint(await browser(), `http://127.0.0.1:${port}`, step, {
        rounds: 3 * rounds,
      })
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
  run: Run,
  system: System,
  pages: readonly CorpusPage[],
  round: number,
): Promise<void> {
  const { measured, attempt, browser, rounds, saves } = run
  const size = pages.length
  const page = pages.find(({ slug }) => slug === chosenSlug)
  if (!page) return
  const step = `${inWords(size)}, ${systemTitles[system.name]}, dev server, round ${round} of ${rounds}`
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

/** `check` at two sizes, and the least that reading the same files takes. */
async function measureChecks({ ours, measured, attempt, rounds }: Run): Promise<void> {
  for (const size of [28, checkedPages]) {
    ours.removeCaches()
    ours.writeCorpus(makeCorpus(size))
    const source = ours.sourceFile(chosenSlug)
    const original = readFileSync(source, 'utf8')
    const plain = {
      words: [
        process.execPath,
        join(ours.folder, 'scripts/bench/plainReading.mjs'),
        join(ours.folder, 'content'),
      ],
      cwd: ours.folder,
    }
    // A first one warms up the disk's cache, and shows that the corpus is sound.
    if (!(await attempt(`${inWords(size)}, check, trial`, () => checkOnce().then(() => undefined)))) continue
    for (let round = 1; round <= rounds; round += 1)
      await attempt(`${inWords(size)}, check, round ${round} of ${rounds}`, async () => {
        measured.add('plainReading', 'ours', size, (await measureProgram(plain)).seconds)
        ours.removeKept()
        const clean = await checkOnce()
        measured.add('check', 'ours', size, clean)
        writeFileSync(source, `${original}\nThis was changed in round ${round}.\n`)
        const changed = await checkOnce()
        measured.add('changedCheck', 'ours', size, changed)
        const unchanged = await checkOnce()
        measured.add('unchangedCheck', 'ours', size, unchanged)
        return [clean, changed, unchanged].map((time) => formatQuantity(time, 'check')).join(', ')
      })
    writeFileSync(source, original)
  }

  async function checkOnce(): Promise<number> {
    return (await measureProgram(ours.command('check'))).seconds
  }
}

async function measureHistories({ ours, measured, attempt }: Run, folder: string): Promise<void> {
  const quantities = {
    redline: ['redlineFirst', 'redlineAgain', 'redlineTexts'],
    review: ['reviewFirst', 'reviewAgain', 'reviewTexts'],
    said: ['saidFirst', 'saidAgain', 'saidTexts'],
  } as const
  await attempt(`a history of ${historyCommits} commits`, () =>
    measureHistory(ours, folder, historyCommits, ({ command, first, again, textsAgain }) => {
      const [firstTime, secondTime, texts] = quantities[command]
      measured.add(firstTime, 'ours', historyCommits, first)
      measured.add(secondTime, 'ours', historyCommits, again)
      measured.add(texts, 'ours', historyCommits, textsAgain)
    }),
  )
}

/** What is known of our site besides: Lighthouse's scores, its largest paint, the servers' load, hostile texts. */
async function printExtras({ ours, parts, attempt }: Run, print: (line: string) => void): Promise<void> {
  const site = join(ours.folder, 'dist')
  ours.removeCaches()
  ours.writeCorpus([])
  if (!(await attempt('the site for the other parts', async () => void (await measureProgram(ours.build)))))
    return
  // What only these parts need is loaded when they run.
  const extras: readonly [PartName, () => Promise<void>][] = [
    ['lighthouse', async () => (await import('./lighthouse.ts')).benchLighthouse(site, print)],
    ['paint', async () => (await import('./largestPaint.ts')).benchLargestPaint(site, print)],
    ['servers', async () => (await import('./serverLoad.ts')).benchServers(site, print)],
  ]
  for (const [part, measure] of extras) if (parts.includes(part)) await attempt(part, measure)
  if (parts.includes('hostile'))
    await attempt('hostile texts', async () => {
      // Components are read with JSX, and rendered as the build does it.
      const env = { JITI_JSX: 'true', NODE_ENV: 'production' }
      const words = [process.execPath, 'node_modules/.bin/jiti', 'tests/content/hostile/bench.ts']
      print((await measureProgram({ words, cwd: ours.folder, env })).output)
    })
}
