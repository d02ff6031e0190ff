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
import { unkept } from '../src/vite/committed.ts'
import { contentGround, type ContentGround } from '../src/vite/contentGround.ts'
import { foldersOf, type Folders } from '../src/vite/folders.ts'
import { paintFor } from '../src/vite/paint.ts'
import { beginAsking, NobodyAnswers } from './ask.ts'
import { wrapWords } from './wrapWords.ts'

/** A chore as a command has understood it. */
export interface Chore {
  /** The command as it was typed, without the flags that only tell how it is done: `npm run retire -- mina-choe`. */
  command: string
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

async function carryOut(chore: Chore, folders: Folders): Promise<void> {
  const { command, isDryRun, isAnyway } = chore
  const ground = contentGround(folders)
  const decided = await decideWithAnswers(chore, survey(ground.tree, ground.today))
  if (decided === undefined) return
  if ('refused' in decided) {
    refuse(decided.refused)
    return
  }
  const folder = relative(process.cwd(), folders.content).split(sep).join('/') || '.'
  const isFine = tellErrors(decided, ground, { folder, isAnyway })
  if (!isFine) return
  const lost = losses(folders.content, decided)
  if (lost.length > 0 && !isAnyway) {
    refuse(
      `${lost.join('\n')}\nSo nothing was ${isDryRun ? 'written, and nothing would be' : 'written'}. Commit it first, or do it all the same: ${command} --anyway`,
    )
    return
  }
  if (!isDryRun) applyChanges(folders.content, decided.changes)
  const deletes = decided.changes.some(({ kind }) => kind === 'delete')
  const kept =
    deletes && lost.length === 0
      ? ['The project’s history (Git) keeps what is deleted, should you want it back.']
      : []
  const told = { ...decided, notes: [...kept, ...decided.notes] }
  const text = printPlan(told, { folder, isDryRun, paint: paintFor(process.stdout) })
  console.log(wrapWords(text, process.stdout.columns))
}

/** What would be deleted and could not be brought back: a sentence for each file. */
function losses(folder: string, { changes }: Plan): string[] {
  return changes.flatMap(({ kind, path }) => {
    const why = kind === 'delete' ? unkept(folder, path) : undefined
    switch (why) {
      case undefined:
        return []
      case 'never':
        return [`${path} was never committed, so Git could not bring it back.`]
      case 'changed':
        return [`${path} has changes that were never committed, so Git could not bring those back.`]
      default:
        return [`There is no Git history here, so nothing could bring ${path} back.`]
    }
  })
}

/** Decides a chore, asking what it must know; where nobody can be asked, the flag to give is told. */
async function decideWithAnswers(
  { command, decide }: Pick<Chore, 'command' | 'decide'>,
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
        refuse(`${question.sentence}\n${howToAnswer(question, command)}`)
        return undefined
      }
    }
  } finally {
    asked?.close()
  }
}

/** How a question is answered with a flag: the whole command. */
function howToAnswer({ flag, choices = [], suggested }: Question, command: string): string {
  const words = choices.map(({ word }) => word)
  if (flag === 'kind') return `Write one of these words behind npm run new: ${words.join(', ')}`
  const [first, ...others] =
    suggested === undefined ? words : [suggested, ...words.filter((word) => word !== suggested)]
  const example = `Answer with the flag --${flag}, for example:\n${command} --${flag} ${first ?? '"…"'}`
  return others.length === 0
    ? example
    : `${example}\nIn the place of ${first} may stand: ${others.join(', ')}`
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
  console.error(wrapWords(sentence, process.stderr.columns))
  process.exitCode = 2
}
