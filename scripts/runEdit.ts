import { isCancel, select, text } from '@clack/prompts'
import { indexContent, type ContentIndex } from '../src/content/edit/indexContent.ts'
import type { NeedsInput, Plan, PlanError, Prompt } from '../src/content/edit/plan.ts'
import { printPlan } from '../src/content/edit/printPlan.ts'
import { changedTree } from '../src/content/edit/tree.ts'
import { placeholder } from '../src/content/parse/fieldTexts.ts'
import { isError, type Diagnostic } from '../src/content/model/diagnostic.ts'
import { registry } from '../src/firm/registry.ts'
import { ansiStyler } from '../src/node/ansi.ts'
import { uncommitted, undoCommand, writeChanges } from '../src/node/edits.ts'
import { UserError } from '../src/node/userError.ts'
import { loadWorkspace } from '../src/node/loadWorkspace.ts'
import { contentFolders, nameFrom } from './command.ts'

/** The flags of every command that edits content. */
export const editFlags = {
  'dry-run': { type: 'boolean', help: 'only shows what would be done' },
  anyway: {
    type: 'boolean',
    help: 'does it despite uncommitted changes',
  },
} as const

type Decide = (
  answers: Readonly<Record<string, string>>,
  index: ContentIndex,
) => Plan | PlanError | NeedsInput

interface HowToEdit {
  'dry-run'?: boolean | undefined
  anyway?: boolean | undefined
  /** Whether it only adds, so that nothing has to be committed first. */
  onlyAdds?: boolean
}

/**
 * Plans an edit, asks what is missing, makes sure that Git can undo it, writes it, and prints what changed and which new
 * errors the check finds.
 * @throws UserError when it can't be done
 */
export async function runEdit(
  decide: Decide,
  { 'dry-run': isDryRun = false, anyway, onlyAdds }: HowToEdit,
): Promise<number> {
  const folders = contentFolders()
  const folder = nameFrom(process.cwd(), folders.content)
  const { tree, today, read, check } = loadWorkspace(registry, folders, process.env)
  if (tree.urlList?.decodeError)
    throw new UserError(`${folder}/${tree.urlList.path} can't be read. See npm run check.`)
  const plan = await decideWithAnswers(decide, indexContent(registry, tree, today, read), onlyAdds === true)
  const open = uncommitted(folders.content, plan.changes)
  if (open !== undefined && open.length > 0 && !anyway && !onlyAdds)
    throw new UserError(
      `${open.map((path) => `${folder}/${path}`).join(', ')} ${open.length === 1 ? 'has' : 'have'} changes that Git couldn't bring back. Commit first, or add --anyway.`,
    )
  const found = newErrors(check(tree).problems, check(changedTree(tree, plan.changes)).problems)
  if (!isDryRun) writeChanges(folders.content, plan.changes)
  const undo =
    open === undefined && !onlyAdds
      ? 'There is no Git history here, so nothing can undo it.'
      : open?.length === 0
        ? `To undo it: ${undoCommand(folder, plan.changes)}`
        : undefined
  const todo = [
    ...found.map(({ file, line, message, fix }) => ({ file, line, words: `${message} ${fix}` })),
    ...plan.todo,
  ]
  console.log(printPlan({ ...plan, todo }, { folder, isDryRun, undo, paint: ansiStyler(process.stdout) }))
  return 0
}

/** The errors that the edit causes, besides the places that `new` leaves to be filled in. */
function newErrors(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(({ rule, message }) => `${rule} ${message}`))
  return after.filter(
    (problem) =>
      isError(problem) && problem.rule !== 'blank' && !known.has(`${problem.rule} ${problem.message}`),
  )
}

/** Decides; what is missing is asked, again when an answer is refused. Without a terminal a new file keeps blanks. */
async function decideWithAnswers(decide: Decide, index: ContentIndex, onlyAdds: boolean): Promise<Plan> {
  const answers: Record<string, string> = {}
  for (;;) {
    const decided = decide(answers, index)
    if ('changes' in decided) return decided
    if ('prompt' in decided) {
      const { flag, suggested, choices } = decided.prompt
      const isBlank = onlyAdds && choices === undefined
      if (process.stdin.isTTY) answers[flag] = await ask(decided.prompt)
      else if (isBlank) answers[flag] = suggested ?? placeholder
      else throw new UserError(`${decided.prompt.sentence}\n${howToAnswer(decided.prompt)}`)
    } else if (process.stdin.isTTY && decided.flag !== undefined && decided.flag in answers) {
      console.log(decided.error)
      delete answers[decided.flag]
    } else throw new UserError(decided.error)
  }
}

async function ask({ sentence, choices, suggested }: Prompt): Promise<string> {
  const answer = choices
    ? await select({
        message: sentence,
        options: choices.map(({ word, words }) => ({ value: word, label: words })),
      })
    : await text({
        message: sentence,
        initialValue: suggested ?? '',
        validate: (typed) =>
          typed?.trim() || suggested === '' ? undefined : 'Type something, or press Ctrl-C to stop.',
      })
  if (isCancel(answer)) throw new UserError('Nothing was written.')
  return answer
}

/** How to answer a question without a terminal. */
function howToAnswer({ flag, choices = [], suggested }: Prompt): string {
  const words = choices.map(({ word }) => word)
  if (flag === 'kind') return `Type one of these after npm run new: ${words.join(', ')}.`
  const example = suggested ?? words[0] ?? '"…"'
  return `Answer with a flag: --${flag} ${example}${words.length > 1 ? ` (or ${words.filter((word) => word !== example).join(', ')})` : ''}`
}
