import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Refusal } from '../src/site/chores/findTarget.ts'
import { newErrors } from '../src/site/chores/newErrors.ts'
import type { Plan } from '../src/site/chores/plan.ts'
import { printPlan } from '../src/site/chores/printPlan.ts'
import type { Asking, Question } from '../src/site/chores/question.ts'
import { survey, type Survey } from '../src/site/chores/survey.ts'
import { changedTree } from '../src/site/chores/tree.ts'
import { ledgerFile } from '../src/site/ledger/readLedger.ts'
import { makeReport } from '../src/site/report/makeReport.ts'
import { printReport } from '../src/site/report/printReport.ts'
import { applyChanges, ChangesError } from '../src/vite/applyChanges.ts'
import { BuildDayError } from '../src/vite/buildDay.ts'
import { contentGround, type ContentGround } from '../src/vite/contentGround.ts'
import { foldersOf, type Folders } from '../src/vite/folders.ts'
import { paintFor } from '../src/vite/paint.ts'
import { beginAsking, NobodyAnswers } from './ask.ts'

/** A chore as a command has understood it. */
export interface Chore {
  /** Decides it with the answers so far, by the flags of their questions. */
  decide: (answers: Readonly<Record<string, string>>, survey: Survey) => Plan | Refusal | Asking
  isDryRun: boolean
  /** Whether errors that somebody has to mend afterwards are no obstacle. */
  isAnyway: boolean
}

/** Decides a chore, asks what is missing, checks the result in memory, writes it whole, and tells all of it. */
export async function runChore(chore: Chore): Promise<void> {
  const folders = foldersOf(process.cwd())
  if (!existsSync(folders.content)) {
    refuse(`There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`)
    return
  }
  try {
    await carryOut(chore, folders)
  } catch (error) {
    if (error instanceof NobodyAnswers) refuse('\nNothing was written.')
    else if (error instanceof BuildDayError || error instanceof ChangesError) refuse(error.message)
    else throw error
  }
}

async function carryOut({ decide, isDryRun, isAnyway }: Chore, folders: Folders): Promise<void> {
  const ground = contentGround(folders)
  const decided = await decideWithAnswers(decide, survey(ground.tree, ground.today))
  if (decided === undefined) return
  if ('refused' in decided) {
    refuse(decided.refused)
    return
  }
  const folder = relative(process.cwd(), folders.content).split(sep).join('/') || '.'
  const isFine = tellErrors(decided, ground, { folder, isAnyway })
  if (!isFine) return
  if (!isDryRun) applyChanges(folders.content, decided.changes)
  console.log(printPlan(decided, { folder, isDryRun, paint: paintFor(process.stdout) }))
}

/** Decides a chore, asking what it must know; where nobody can be asked, the flag to give is told. */
async function decideWithAnswers(
  decide: Chore['decide'],
  surveyed: Survey,
): Promise<Plan | Refusal | undefined> {
  const answers: Record<string, string> = {}
  const asked = process.stdin.isTTY
    ? beginAsking({ input: process.stdin, output: process.stdout })
    : undefined
  try {
    for (;;) {
      const decided = decide(answers, surveyed)
      if (!('asks' in decided)) return decided
      const question = decided.asks
      if (asked) answers[question.flag] = await asked.ask(question)
      else if (question.isOptional) answers[question.flag] = question.suggested ?? ''
      else {
        refuse(`${question.sentence}\n${howToAnswer(question)}`)
        return undefined
      }
    }
  } finally {
    asked?.close()
  }
}

/** How a question is answered with a flag. */
function howToAnswer({ flag, choices = [], suggested }: Question): string {
  const words = choices.map(({ word }) => word)
  if (flag === 'kind') return `Write one of these words behind npm run new: ${words.join(', ')}`
  const [first, ...others] =
    suggested === undefined ? words : [suggested, ...words.filter((word) => word !== suggested)]
  const example = `Answer with the flag --${flag}, for example: --${flag} ${first ?? '"…"'}`
  return others.length === 0 ? example : `${example}\nOr: ${others.join(', ')}`
}

/** Tells the errors that would be there afterwards; whether the chore may be done. */
function tellErrors(
  { changes }: Plan,
  { tree, check }: ContentGround,
  { folder, isAnyway }: { folder: string; isAnyway: boolean },
): boolean {
  const before = check(tree)
  const after = check(changedTree(tree, changes, ledgerFile))
  const found = newErrors(before.problems, after.problems, changes)
  if (found.length === 0) return true
  const report = printReport(makeReport({ ...after, problems: found }, folder), paintFor(process.stderr))
  console.error(`Afterwards, the check would find this:\n\n${report}\n`)
  if (isAnyway) return true
  refuse(
    'So nothing was written. Mend it first, give the command in another way, or do it all the same with --anyway.',
  )
  return false
}

export function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
