import type { PlanError } from '../../src/content/edit/resolveEntry.ts'
import { newErrors } from '../../src/content/edit/newErrors.ts'
import type { Plan } from '../../src/content/edit/plan.ts'
import { printPlan } from '../../src/content/edit/printPlan.ts'
import type { NeedsInput, Prompt } from '../../src/content/edit/needsInput.ts'
import { indexContent, type ContentIndex } from '../../src/content/edit/indexContent.ts'
import { shellQuote } from '../../src/content/text/shellQuote.ts'
import { changedTree, isSameTree } from '../../src/content/edit/tree.ts'
import { makeReport } from '../../src/content/report/makeReport.ts'
import { printReport } from '../../src/content/report/printReport.ts'
import { applyChangeset } from '../../src/node/applyChangeset.ts'
import { isAsCommitted, whyUnrecoverable } from '../../src/node/committed.ts'
import { loadWorkspace, type ContentWorkspace } from '../../src/node/workspace/loadWorkspace.ts'
import { foldersOf, type Folders } from '../../src/node/folders.ts'
import { ansiStyler } from '../../src/node/ansi.ts'
import { createPrompt, PromptAborted } from '../cli/prompt.ts'
import { nameFrom, fail, requireContent, print, type CommandContext } from '../cli/command.ts'
import { toggle } from '../cli/syntax.ts'
import { wrapText } from '../cli/wrapText.ts'

/** An edit of the content that a command carries out. */
interface EditCommand extends HowToEdit {
  /** The command's name: `retire`. */
  name: string
  /** Plans it with the answers so far, which are given by the flags of their questions. */
  decide: (answers: Readonly<Record<string, string>>, index: ContentIndex) => Plan | PlanError | NeedsInput
}

/** The flags that all edits have. */
interface HowToEdit {
  'dry-run'?: boolean
  /** Whether it is done although the check would find errors afterwards. */
  anyway?: boolean
}

/** @param operands what stands before the flags on the help page; without it, the command's notes explain them */
export const editFlags = (operands?: string) => {
  const help = (flag: string, effect: string) =>
    operands === undefined ? {} : { [`-- ${operands} ${flag}`]: effect }
  return {
    'dry-run': toggle(help('--dry-run', 'only tells what would be done')),
    anyway: toggle(help('--anyway', 'does it although the check would find errors afterwards')),
  }
}

/**
 * Plans an edit, asks what is missing, checks the result in memory, writes it whole or not at all, and prints
 * what changed.
 * @returns the exit status: 0 when it was done, 2 when it was not
 * @throws UserError when it cannot be done
 */
export async function runPlan(edit: EditCommand, context: CommandContext): Promise<number> {
  const folders = foldersOf(context.cwd, context.env)
  requireContent(folders)
  try {
    return await carryOutPlan(edit, folders, context)
  } catch (error) {
    if (error instanceof PromptAborted) return fail(context, '\nNothing was written.')
    throw error
  }
}

async function carryOutPlan(edit: EditCommand, folders: Folders, context: CommandContext): Promise<number> {
  const { 'dry-run': isDryRun = false, anyway: isAnyway = false } = edit
  const { registry, cwd, env, stdout } = context
  const command = formatCommand(edit.name, context.args)
  const workspace = loadWorkspace(registry, folders, env)
  const decided = await decideWithAnswers(
    { ...edit, command },
    indexContent(registry, workspace.tree, workspace.today, workspace.read),
    context,
  )
  if (typeof decided === 'number') return decided
  if ('error' in decided) return fail(context, decided.error)
  const folder = nameFrom(cwd, folders.content)
  const isFine = confirmErrors(decided, workspace, { folder, isAnyway }, context)
  if (!isFine) return 2
  const lost = unrecoverableFiles(folders.content, decided)
  if (lost.length > 0 && !isAnyway) {
    return fail(
      context,
      `${lost.join('\n')}\nSo nothing was ${isDryRun ? 'written, and nothing would be' : 'written'}. Commit it first, or do it all the same: ${command} --anyway`,
    )
  }
  const undo = isDryRun ? undefined : undoOf(decided, workspace, { folders, folder })
  if (!isDryRun) applyChangeset(folders.content, decided.changes)
  const deletes = decided.changes.some(({ kind }) => kind === 'delete')
  const kept =
    deletes && lost.length === 0
      ? ['The project’s history (Git) keeps what is deleted, should you want it back.']
      : []
  const told = { ...decided, notes: [...kept, ...decided.notes] }
  print(
    stdout,
    wrapText(printPlan(told, { folder, isDryRun, undo, paint: ansiStyler(stdout) }), stdout.columns),
  )
  return 0
}

/**
 * The sentence that says how to undo an edit: by the plan's own undo command, when a trial in memory gives every file its
 * text again; or by `git restore`, when the folder is as committed and no file is new or renamed. Otherwise undefined.
 */
function undoOf(
  { changes, undo }: Plan,
  { registry, tree, today, read }: ContentWorkspace,
  { folders, folder }: { folders: Folders; folder: string },
): string | undefined {
  if (undo) {
    const done = changedTree(tree, changes)
    const back = undo.decide(indexContent(registry, done, today, read))
    if ('changes' in back && isSameTree(tree, changedTree(done, back.changes)))
      return `To undo all of it: ${undo.command}`
  }
  const isInGit = changes.every(({ kind }) => kind === 'write' || kind === 'delete')
  if (!isInGit || !isAsCommitted(folders.content)) return undefined
  const command = folder.startsWith('..')
    ? `git -C ${shellQuote(folder)} restore .`
    : `git restore ${shellQuote(folder)}`
  return `To undo all of it, as long as you have changed nothing else and committed nothing: ${command}`
}

/** A sentence for each file that would be deleted and that Git could not bring back. */
function unrecoverableFiles(folder: string, { changes }: Plan): string[] {
  return changes.flatMap(({ kind, path }) => {
    const why = kind === 'delete' ? whyUnrecoverable(folder, path) : undefined
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

/**
 * Plans an edit. What it must know is asked for, again when an answer is refused. Without a terminal, the flag to give is
 * printed instead, and the exit status returned.
 */
async function decideWithAnswers(
  { command, decide }: Pick<EditCommand, 'decide'> & { command: string },
  index: ContentIndex,
  context: CommandContext,
): Promise<Plan | PlanError | number> {
  const { stdin, stdout } = context
  const answers: Record<string, string> = {}
  const asked = stdin.isTTY ? createPrompt(stdin, stdout) : undefined
  try {
    for (;;) {
      const decided = decide(answers, index)
      if ('error' in decided && asked && decided.flag !== undefined && decided.flag in answers) {
        print(stdout, wrapText(decided.error, stdout.columns))
        delete answers[decided.flag]
        continue
      }
      if (!('prompt' in decided)) return decided
      const question = decided.prompt
      if (asked) answers[question.flag] = await asked.ask(question)
      else if (question.isOptional) answers[question.flag] = question.suggested ?? ''
      else return fail(context, `${question.sentence}\n${howToAnswer(question, command)}`)
    }
  } finally {
    asked?.close()
  }
}

/** How to answer a question with a flag: the whole command. */
function howToAnswer({ flag, choices = [], suggested }: Prompt, command: string): string {
  const words = choices.map(({ word }) => word)
  if (flag === 'kind') return `Write one of these words behind npm run new: ${words.join(', ')}`
  const [first, ...others] =
    suggested === undefined ? words : [suggested, ...words.filter((word) => word !== suggested)]
  const example = `Answer with the flag --${flag}, for example:\n${command} --${flag} ${first ?? '"…"'}`
  return others.length === 0
    ? example
    : `${example}\nYou may also write one of these behind --${flag}, instead of ${first}: ${others.join(', ')}`
}

/** Prints the new errors that the check would find afterwards. @returns whether the edit may be done */
function confirmErrors(
  { changes }: Plan,
  { tree, check }: ContentWorkspace,
  { folder, isAnyway }: { folder: string; isAnyway: boolean },
  context: CommandContext,
): boolean {
  const { stderr } = context
  const after = check(changedTree(tree, changes))
  const standing = newErrors([], after.problems, changes)
  if (standing.length === 0) return true
  // Only now, since it takes a second check: errors of before are not new.
  const found = newErrors(check(tree).problems, after.problems, changes)
  if (found.length === 0) return true
  const report = printReport(makeReport({ ...after, problems: found }, folder), ansiStyler(stderr))
  stderr.write(`Afterwards, the check would find this:\n\n${report}\n\n`)
  if (!isAnyway)
    fail(
      context,
      'So nothing was written. Mend it first, give the command in another way, or do it all the same with --anyway.',
    )
  return isAnyway
}

/** A command as it was typed, without the flags of `HowToEdit`, so that others can be added: `npm run retire -- "Mina Choe"`. */
const formatCommand = (name: string, typed: readonly string[]): string =>
  [
    `npm run ${name} --`,
    ...typed.filter((word) => !['--dry-run', '--anyway', '--'].includes(word)).map(shellQuote),
  ].join(' ')
