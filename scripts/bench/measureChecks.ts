import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCorpus } from './corpus.ts'
import { measureProgram } from './measuredProgram.ts'
import { formatQuantity } from './measurements.ts'
import { samplePageSlug, pagesInWords, type BenchRun } from './run.ts'
import { checkedPages } from './targets.ts'

/** `check` at two sizes, and the least that reading the same files takes. */
export async function measureChecks({ ours, measured, attempt, rounds }: BenchRun): Promise<void> {
  for (const size of [28, checkedPages]) {
    ours.removeCaches()
    ours.writeCorpus(makeCorpus(size))
    const source = ours.sourceFile(samplePageSlug)
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
    if (!(await attempt(`${pagesInWords(size)}, check, trial`, () => checkOnce().then(() => undefined))))
      continue
    for (let round = 1; round <= rounds; round += 1)
      await attempt(`${pagesInWords(size)}, check, round ${round} of ${rounds}`, async () => {
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
