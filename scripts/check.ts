import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { BuiltSite } from '../src/site/buildSite.ts'
import { pageCount } from '../src/site/pageCount.ts'
import { isError } from '../src/site/problem.ts'
import { printRepairs } from '../src/site/repair/printRepairs.ts'
import { explainRule, listRules, similarRules } from '../src/site/report/explainRule.ts'
import { githubAnnotations } from '../src/site/report/githubAnnotations.ts'
import { inFolder, makeReport } from '../src/site/report/makeReport.ts'
import { printReport } from '../src/site/report/printReport.ts'
import { BuildDayError } from '../src/vite/buildDay.ts'
import { contentStore } from '../src/vite/contentStore.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { paintFor } from '../src/vite/paint.ts'
import { repairTree } from '../src/vite/repairTree.ts'
import { checkHelp, readCheckFlags, type CheckWish } from './checkFlags.ts'

/** `npm run check`: reads the content and tells every problem; `--help` says what else it can do. */

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const asked = readCheckFlags(process.argv.slice(2))
if (asked.wish === 'help') console.log(checkHelp)
else if (asked.wish === 'wrong')
  refuse(`${asked.sentence}\nEverything that the check can do: npm run check -- --help`)
else if (asked.wish === 'explain') explain(asked.rule)
else report(asked)

function report({ form, fix, release }: Extract<CheckWish, { wish: 'report' }>): void {
  const folders = foldersOf(process.cwd())
  if (!existsSync(folders.content)) {
    refuse(`There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`)
    return
  }
  const folder = relative(process.cwd(), folders.content).split(sep).join('/') || '.'
  if (fix) repair(folders.content, folder)
  const built = load(folders, release)
  if (!built) return
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
  process.exitCode = problems.some(isError) ? 1 : 0
  if (form === 'json') {
    console.log(JSON.stringify(problems, undefined, 2))
  } else if (form === 'github') {
    if (problems.length > 0) console.log(githubAnnotations(problems))
    console.log(lastLine(built, release))
  } else {
    if (problems.length > 0) console.log(printReport(makeReport(built, folder), paintFor(process.stdout)))
    console.log(lastLine(built, release))
  }
}

/** Repairs what is mechanical, and tells what it was. */
function repair(content: string, folder: string): void {
  const { repaired, refused } = repairTree(content)
  const told = repaired.map(({ file, repairs }) => ({ file: inFolder(folder, file), repairs }))
  console.log(`${printRepairs(told, paintFor(process.stdout))}\n`)
  for (const file of refused) {
    console.error(
      `${inFolder(folder, file)} could not be written. Close it in other programs, or ask who may change it.\n`,
    )
  }
}

/** The content, or undefined when `BUILD_DATE` was refused. */
function load(folders: ReturnType<typeof foldersOf>, release: boolean): BuiltSite | undefined {
  try {
    return contentStore(folders, { release }).load()
  } catch (error) {
    if (!(error instanceof BuildDayError)) throw error
    refuse(error.message)
    return undefined
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

function explain(rule: string): void {
  const page =
    rule === ''
      ? `${listRules()}\n\nMore about one of them: npm run check -- --explain RULE`
      : explainRule(rule)
  if (page !== undefined) {
    console.log(page)
    return
  }
  const similar = similarRules(rule)
  refuse(
    `There is no rule "${rule}". ${similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : 'The list of all: npm run check -- --explain'}`,
  )
}

/** Tells what was typed wrong, beside the output that programs read. */
function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
