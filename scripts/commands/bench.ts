import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type as systemType } from 'node:os'
import { resolve } from 'node:path'
import { askGit } from '../../src/node/runGit.ts'
import { systemNames } from '../bench/measurements.ts'
import { createProgress } from '../bench/progress.ts'
import { formatReport, reportData, type BenchResult } from '../bench/report.ts'
import { extraPartNames, partNames, type PartName } from '../bench/parts.ts'
import { targetResults } from '../bench/targets.ts'
import { removeTraces, removeTracesOnSignals } from '../bench/temporary.ts'
import { contentFolders, print, UsageError } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, toggle } from '../cli/syntax.ts'

const allParts: readonly PartName[] = [...partNames, ...extraPartNames]

/** Measures us and others that make such sites, and holds the figures against our targets. */
export const bench = defineCommand({
  name: 'bench',
  summary: `measures this project beside others that make sites of Markdown, each with the same pages, in turn on this
computer: ${systemNames.slice(1).join(', ')}.`,
  examples: { '': 'all that targets ask for; takes about an hour' },
  positionals: {},
  tooMany: ([word]) => `The benchmark takes flags alone. Leave "${word}" out.`,
  flags: {
    quick: toggle({ '-- --quick': 'this project alone, with 28 and 1,000 pages; takes some minutes' }),
    only: text({ '-- --only build,dev': `some parts: ${allParts.join(', ')}` }),
    systems: text({ '-- --systems ours,astro': 'some systems; ours always takes part' }),
    sizes: text({ '-- --sizes 28,1000': 'other numbers of pages' }),
    rounds: text({ '-- --rounds 5': 'how often all is measured, instead of 3 times' }),
    full: toggle({ '-- --full': 'lets every system build every number of pages; takes some hours' }),
    json: text({ '-- --json FILE': 'also as data, for programs' }, { bare: '-' }),
    out: text({ '-- --out FILE': 'the tables into a file too, as Markdown' }),
  },
  chooseOne: ['quick', 'full'],
  notes: `  build      with nothing kept, with one file changed, with nothing changed; seconds, and the memory of all processes
  visit      what a visitor of a page downloads
  click      from a click on a link to the next page on the screen, beside a full load of the same page
  dev        the server for writing (ours, astro, vitepress): from its start to a page, from a save to the screen
  check      beside reading the same files with the libraries alone
  history    redline, review and said over 300 commits
  lighthouse, paint, servers, hostile   Lighthouse's scores, the largest paint beside that of pages without scripts, the
             load that servers take, texts that are hard to read: these run only when they are named, and print what
             they find

The pages are made from a seed, and those of others are checked to have the same text. Without --full, 5,000 pages are
for ours and astro alone, and 10,000 for ours. Others are installed from npm when they are needed, outside of this project, in
~/.cache/west-atlantic-bench or below XDG_CACHE_HOME: one folder for each set of versions, which may be deleted.
Clean builds, first starts of the server, check and history begin without any cache. The bundle of our own code is none: the
install made it, as other systems' packages come built.
All run on the Node that runs this command, but for Astro, which needs a newer one than this project and always has its own
Node 24. This project builds in a fifth less time on 24 than on 20; on the same Node all are compared by:
npx -p node@24 npm run bench
All is built in a temporary folder, in memory where there is room; it is removed at the end, and on Ctrl-C.
The figures hold for an idle computer. Progress is told beside the output, which is two tables in Markdown. Without a FILE,
--json prints the data instead of the tables.
The exit status is 0 when every target that was measured is met, 1 when one is missed or something could not be measured,
2 when the command was not understood.`,
  run: async (typed, context) => {
    const { cwd, env, today, stdout, stderr } = context
    const { content } = contentFolders(context)
    const options = {
      root: cwd,
      content,
      env,
      parts: namesIn('only', typed.only, allParts) ?? partNames,
      systems: typed.quick
        ? (['ours'] as const)
        : (namesIn('systems', typed.systems, systemNames) ?? systemNames),
      sizes: numbersIn('sizes', typed.sizes) ?? (typed.quick ? [28, 1_000] : [28, 1_000, 5_000, 10_000]),
      rounds: oneNumber('rounds', typed.rounds) ?? 3,
      saves: 20,
      isFull: typed.full ?? false,
    }
    const progress = createProgress((line) => print(stderr, line))
    const stopListening = removeTracesOnSignals((sentence) => print(stderr, sentence))
    try {
      const { runBench } = await import('../bench/runBench.ts')
      const { measured, versions } = await runBench(options, progress, (line) => print(stdout, line))
      const result: BenchResult = {
        measured,
        versions,
        failures: progress.failures,
        machine: describeMachine(),
        commit: describeCommit(cwd),
        day: today,
        command: ['npm run bench', ...(context.args.length > 0 ? ['--', ...context.args] : [])].join(' '),
      }
      if (typed.out !== undefined) writeFileSync(resolve(cwd, typed.out), `${formatReport(result)}\n`)
      const data = JSON.stringify(reportData(result), undefined, 2)
      if (typed.json !== undefined && typed.json !== '-') writeFileSync(resolve(cwd, typed.json), `${data}\n`)
      print(stdout, typed.json === '-' ? data : formatReport(result))
      const isMissed = targetResults(measured).some(({ isMet }) => isMet === false)
      return isMissed || progress.failures.length > 0 ? 1 : 0
    } finally {
      removeTraces()
      stopListening()
    }
  },
})

/** The names in a list with commas, in the order in which they are known. @throws UsageError at one that is not known */
function namesIn<Name extends string>(
  flag: string,
  typed: string | undefined,
  known: readonly Name[],
): readonly Name[] | undefined {
  const names = typed?.split(',').map((name) => name.trim())
  const strange = names?.find((name) => !known.some((one) => one === name))
  if (strange !== undefined)
    throw new UsageError(`Behind --${flag} stands "${strange}". There are: ${known.join(', ')}.`)
  return names && known.filter((name) => names.includes(name))
}

/** The numbers in a list with commas, from small to large. @throws UsageError at what is no number from 1 on */
function numbersIn(flag: string, typed: string | undefined): number[] | undefined {
  const numbers = typed?.split(',').map(wholeNumber)
  if (numbers?.includes(0))
    throw new UsageError(
      `Behind --${flag} stands "${typed}"; write numbers from 1 on, with commas between them.`,
    )
  return numbers?.sort((a, b) => a - b)
}

/** The number that was typed. @throws UsageError at what is no number from 1 on */
function oneNumber(flag: string, typed: string | undefined): number | undefined {
  const number = typed === undefined ? undefined : wholeNumber(typed)
  if (number === 0) throw new UsageError(`Behind --${flag} stands "${typed}"; write a number from 1 on.`)
  return number
}

/** A whole number; 0 when the word is none. */
const wholeNumber = (word: string): number => (/^\s*\d+\s*$/.test(word) ? Number(word) : 0)

/** What the figures hold for. The load tells whether others used the computer when the run ended. */
function describeMachine(): string {
  const [load = 0] = loadavg()
  return [
    cpus()[0]?.model.trim() ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
    `${systemType()} ${release()}`,
    `load ${load.toFixed(1)} at the end`,
  ].join(', ')
}

/** The commit whose files were measured. */
function describeCommit(root: string): string {
  const commit = askGit(root, ['rev-parse', '--short', 'HEAD'])
  if (commit === undefined) return 'no commit'
  return askGit(root, ['status', '--porcelain']) === '' ? commit : `${commit} with changes`
}
