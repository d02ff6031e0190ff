import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { measureHistory } from './history.ts'
import { measureChecks } from './measureChecks.ts'
import { measureProgram } from './measuredProgram.ts'
import { Measurements, systemTitles, type SystemName } from './measurements.ts'
import { measureSize } from './measureSize.ts'
import { copyProject } from './ourProject.ts'
import { extraPartNames, type PartName } from './parts.ts'
import { preparePeer } from './peers.ts'
import type { Progress } from './progress.ts'
import type { BenchOptions, BenchRun } from './run.ts'
import type { System } from './system.ts'
import { historyCommits } from './targets.ts'
import { workFolder } from './temporary.ts'

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
    const run: BenchRun = {
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
    // Why one could not be started, the step that has asked for it has told.
    await browser?.then(
      (started) => started.close(),
      () => {},
    )
  }
}

async function measureHistories({ ours, measured, attempt }: BenchRun, folder: string): Promise<void> {
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
async function printExtras({ ours, parts, attempt }: BenchRun, print: (line: string) => void): Promise<void> {
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
