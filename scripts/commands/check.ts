import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from '../../src/site/buildSite.ts'
import { decodeSource } from '../../src/site/decodeSource.ts'
import { ledgerFile } from '../../src/site/ledger/readLedger.ts'
import { recordAddresses } from '../../src/site/ledger/recordAddresses.ts'
import { pageCount } from '../../src/site/pageCount.ts'
import { isError } from '../../src/site/problem.ts'
import { printRepairs } from '../../src/site/repair/printRepairs.ts'
import { explainRule, listRules, similarRules } from '../../src/site/report/explainRule.ts'
import { githubAnnotations } from '../../src/site/report/githubAnnotations.ts'
import { inFolder, makeReport } from '../../src/site/report/makeReport.ts'
import { printReport } from '../../src/site/report/printReport.ts'
import { contentStore } from '../../src/vite/contentStore.ts'
import { foldersOf } from '../../src/vite/folders.ts'
import { paintFor } from '../../src/vite/paint.ts'
import { repairTree } from '../../src/vite/repairTree.ts'
import { writeWhole } from '../../src/vite/writeWhole.ts'
import { checkHelp, readCheckFlags, type CheckWish } from './checkFlags.ts'
import { nameFrom, refuse, requireContent, say, type Command, type CommandContext } from './command.ts'

/** `npm run check`: reads the content and tells every problem; `--help` says what else it can do. */
export const check: Command = (context) => {
  const { args, env, stdout } = context
  const asked = readCheckFlags(args, env)
  switch (asked.wish) {
    case 'help':
      say(stdout, checkHelp)
      return 0
    case 'wrong':
      return refuse(context, `${asked.sentence}\nEverything that the check can do: npm run check -- --help`)
    case 'explain':
      return explain(asked.rule, context)
    case 'report':
      return report(asked, context)
  }
}

function report(
  { form, fix, release }: Extract<CheckWish, { wish: 'report' }>,
  context: CommandContext,
): number {
  const { cwd, env, stdout } = context
  const folders = foldersOf(cwd, env)
  requireContent(folders)
  const folder = nameFrom(cwd, folders.content)
  const { load } = contentStore(folders, { release, env })
  if (fix) repair(folders.content, { folder, load }, context)
  const built = load()
  // From here on, paths begin where the command was started.
  const problems = built.problems.map(({ file, line, column, severity, rule, message, fix }) => ({
    file: inFolder(folder, file),
    line,
    column,
    severity,
    rule,
    message,
    fix,
  }))
  if (form === 'json') {
    say(stdout, JSON.stringify(problems, undefined, 2))
  } else if (form === 'github') {
    if (problems.length > 0) say(stdout, githubAnnotations(problems))
    say(stdout, lastLine(built, release))
  } else {
    if (problems.length > 0) say(stdout, printReport(makeReport(built, folder), paintFor(stdout)))
    say(stdout, lastLine(built, release))
  }
  return problems.some(isError) ? 1 : 0
}

/** Repairs what is mechanical, and tells what it was. */
function repair(
  content: string,
  { folder, load }: { folder: string; load: () => BuiltSite },
  { stdout, stderr }: CommandContext,
): void {
  const { repaired, refused } = repairTree(content)
  const early = load().problems.filter(({ rule }) => rule === 'early-address')
  if (early.length > 0) {
    const lines = early.map(({ line }) => line)
    const file = join(content, ledgerFile)
    const { text, removed } = recordAddresses(decodeSource(ledgerFile, readFileSync(file)), [], lines)
    writeWhole(file, text)
    const repairs = removed.map((address) => `${address} is taken out: it was never published`)
    repaired.push({ file: ledgerFile, repairs })
  }
  const told = repaired.map(({ file, repairs }) => ({ file: inFolder(folder, file), repairs }))
  say(stdout, `${printRepairs(told, paintFor(stdout))}\n`)
  for (const file of refused) {
    say(
      stderr,
      `${inFolder(folder, file)} could not be written. Close it in other programs, or ask who may change it.\n`,
    )
  }
}

/** What is said at the very end. */
function lastLine({ site, problems }: BuiltSite, release: boolean): string {
  const first = problems.find(isError) ?? problems[0]
  if (first === undefined) return `All is well: ${pageCount(site?.routes ?? [])}, ready to build. Thank you.`
  const more = `What a rule means: npm run check -- --explain ${first.rule}`
  return site === undefined
    ? `The site cannot be built yet. More may be found once these are mended. ${more}`
    : `The site ${release ? 'may be published' : 'can be built'} all the same. ${more}`
}

function explain(rule: string, context: CommandContext): number {
  const page =
    rule === ''
      ? `${listRules()}\n\nMore about one of them: npm run check -- --explain RULE`
      : explainRule(rule)
  if (page !== undefined) {
    say(context.stdout, page)
    return 0
  }
  const similar = similarRules(rule)
  return refuse(
    context,
    `There is no rule "${rule}". ${similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : 'The list of all: npm run check -- --explain'}`,
  )
}
