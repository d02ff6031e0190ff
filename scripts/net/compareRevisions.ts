import { print } from '../cli/command.ts'
import type { TextStream } from '../../src/node/ansi.ts'
import { recordArchives } from './archives.ts'
import { RecordingCache } from './cache.ts'
import { recordCommands } from './commands.ts'
import { compareRecordings, type Comparison } from './difference.ts'
import { recordEdits } from './edits.ts'
import { endPrograms } from './processes.ts'
import type { Recording } from './recording.ts'
import { recordRedlines } from './redlines.ts'
import { makeSide, removeTemporary, treeOf, type Side } from './side.ts'
import { recordSite } from './site.ts'
import { counted } from '../../src/content/text/plural.ts'

/** The parts of the net, in the order in which they are compared. */
export const partNames = ['site', 'edits', 'commands', 'redlines', 'archives'] as const
type PartName = (typeof partNames)[number]

const parts: Readonly<Record<PartName, (side: Side) => Promise<Recording>>> = {
  site: recordSite,
  edits: recordEdits,
  commands: recordCommands,
  redlines: recordRedlines,
  archives: recordArchives,
}

/** Which revisions are compared, and how. */
interface RevisionComparison {
  /** The repository's folder. */
  root: string
  base: string
  /** Undefined: the files as they are on the disk. */
  head: string | undefined
  only: readonly PartName[]
  /** How many differences of each part are shown. */
  show: number
  /** Whether both sides are recorded anew. */
  fresh: boolean
}

/**
 * Compares what two revisions produce, and prints the differences. Temporary files are removed when the process ends.
 * @returns the exit status: 0 when all is equal, 1 when something differs
 * @throws UserError when the two cannot be compared
 */
export async function compareRevisions(
  { root, base: earlier, head: later, only, show, fresh }: RevisionComparison,
  stdout: TextStream,
): Promise<number> {
  cleanUpAtTheEnd()
  const cache = new RecordingCache(root)
  const trees = [await treeOf(root, earlier), await treeOf(root, later)] as const
  print(stdout, `${earlier} with ${later ?? 'the files on the disk'}`)
  const sides = [lazily(() => makeSide(root, trees[0])), lazily(() => makeSide(root, trees[1]))] as const
  // With --fresh, equal trees are recorded twice, which shows what is not deterministic.
  const isOne = trees[0] === trees[1] && !fresh
  const record = async (part: PartName, at: 0 | 1): Promise<{ recording: Recording; isKept: boolean }> => {
    const kept = fresh ? undefined : cache.get(part, trees[at])
    if (kept) return { recording: kept, isKept: true }
    const recording = await parts[part](await sides[at]())
    cache.put(part, trees[at], recording)
    return { recording, isKept: false }
  }
  let isEqual = true
  for (const part of only) {
    const started = performance.now()
    const base = record(part, 0)
    const [before, after] = await Promise.all([base, isOne ? base : record(part, 1)])
    const result = compareRecordings(before.recording, after.recording)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const kept =
      before.isKept && after.isKept
        ? ', both from the cache'
        : before.isKept || after.isKept
          ? ', one side from the cache'
          : ''
    print(stdout, `${told(part, result, show)}\n  ${result.compared} things compared in ${seconds} s${kept}`)
    isEqual &&= result.differences.length === 0
  }
  print(stdout, isEqual ? 'Equal.' : 'Different.')
  return isEqual ? 0 : 1
}

function told(part: PartName, { differences, notes }: Comparison, show: number): string {
  const count = differences.length
  const lines = [`\n${part}: ${count === 0 ? 'equal' : counted(count, 'difference')}`]
  for (const { name, text } of differences.slice(0, show))
    lines.push(`  ${name}`, text.replace(/^/gm, '    '))
  if (count > show) lines.push(`  and ${count - show} more: --show ${count}`)
  return [...lines, ...notes.map((note) => `  (no difference) ${note}`)].join('\n')
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** Kills child processes and removes temporary folders when this process ends, by a signal too. */
function cleanUpAtTheEnd(): void {
  process.on('exit', () => {
    endPrograms()
    removeTemporary()
  })
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => process.exit(status))
}
