import { isCancel, select, text } from '@clack/prompts'
import { indexContent, type ContentIndex } from '../src/content/edit/contentIndex.ts'
import {
  changedTree,
  type NeedsInput,
  type Plan,
  type PlanError,
  type Prompt,
  type Tree,
} from '../src/content/edit/plan.ts'
import { printPlan } from '../src/content/edit/print.ts'
import { isError } from '../src/content/model/diagnostic.ts'
import { placeholder } from '../src/content/parse/fieldTexts.ts'
import { registry } from '../src/firm/registry.ts'
import { ansiStyler } from '../src/node/ansi.ts'
import { buildDay } from '../src/node/buildDay.ts'
import { committedAddresses } from '../src/node/git.ts'
import { uncommitted, writeChanges } from '../src/node/edits.ts'
import { readContent } from '../src/node/readContent.ts'
import { readTree } from '../src/node/readTree.ts'
import { UserError } from '../src/node/userError.ts'
import { bodyCompiler } from '../src/vite/bodyCompiler.ts'
import { contentFolders, nameFrom } from './command.ts'

/** The flags of every command that edits content. */
export const editFlags = {
  'dry-run': { type: 'boolean', help: 'only shows what would be done' },
  anyway: { type: 'boolean', help: 'does it despite uncommitted changes' },
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
  { 'dry-run': isDryRun = false, anyway = false, onlyAdds = false }: HowToEdit,
): Promise<number> {
  const folders = contentFolders()
  const folder = nameFrom(process.cwd(), folders.content)
  const tree = { ...readTree(folders.content), committed: committedAddresses(folders.content) }
  if (tree.urlList?.decodeError)
    throw new UserError(`${folder}/${tree.urlList.path} can't be read. See npm run check.`)
  const checked = async (planned: Tree) =>
    (await readContent(registry, folders, { compiler: bodyCompiler, planned })).check()
  const before = await checked(tree)
  const plan = await decideWithAnswers(decide, indexContent(before.content, tree, buildDay()), onlyAdds)
  const open = uncommitted(folders.content, plan.changes)
  if (open !== undefined && open.length > 0 && !anyway && !onlyAdds) {
    const files = open.map((path) => `${folder}/${path}`).join(', ')
    const verb = open.length === 1 ? 'has' : 'have'
    throw new UserError(
      `${files} ${verb} changes that Git couldn't bring back. Commit first, or add --anyway.`,
    )
  }
  const after = await checked(changedTree(tree, plan.changes))
  const known = new Set(before.problems.map(({ rule, message }) => `${rule} ${message}`))
  // `new` itself says how many places are to be filled in.
  const found = after.problems.filter(
    (problem) =>
      isError(problem) && problem.rule !== 'blank' && !known.has(`${problem.rule} ${problem.message}`),
  )
  const todo = [
    ...found.map(({ file, line, message, fix }) => ({ file, line, words: `${message} ${fix}` })),
    ...plan.todo,
  ]
  if (!isDryRun) writeChanges(folders.content, plan.changes)
  const notes =
    open === undefined && !onlyAdds
      ? [...plan.notes, 'There is no Git history here, so nothing can undo it.']
      : plan.notes
  console.log(printPlan({ ...plan, todo, notes }, { folder, isDryRun, paint: ansiStyler(process.stdout) }))
  return 0
}

/** Decides; what is missing is asked, again when an answer is refused. Without a terminal a new file keeps blanks. */
async function decideWithAnswers(decide: Decide, index: ContentIndex, onlyAdds: boolean): Promise<Plan> {
  const answers: Record<string, string> = {}
  const { isTTY } = process.stdin
  for (;;) {
    const decided = decide(answers, index)
    if ('changes' in decided) return decided
    if ('prompt' in decided) {
      const { flag, suggested, choices, sentence } = decided.prompt
      if (isTTY) answers[flag] = await ask(decided.prompt)
      else if (onlyAdds && choices === undefined) answers[flag] = suggested ?? placeholder
      else throw new UserError(`${sentence}\n${howToAnswer(decided.prompt)}`)
    } else if (isTTY && decided.flag !== undefined && decided.flag in answers) {
      console.log(decided.error)
      delete answers[decided.flag]
    } else throw new UserError(decided.error)
  }
}

async function ask({ sentence: message, choices, suggested }: Prompt): Promise<string> {
  const validate = (typed: string | undefined) =>
    typed?.trim() || suggested === '' ? undefined : 'Type something, or press Ctrl-C to stop.'
  const options = choices?.map(({ word, words }) => ({ value: word, label: words }))
  const answer = options
    ? await select({ message, options })
    : await text({ message, initialValue: suggested ?? '', validate })
  if (isCancel(answer)) throw new UserError('Nothing was written.')
  return answer
}

/** How to answer a question without a terminal. */
function howToAnswer({ flag, choices = [], suggested }: Prompt): string {
  const words = choices.map(({ word }) => word)
  if (flag === 'kind') return `Type one of these after npm run new: ${words.join(', ')}.`
  const example = suggested ?? words[0] ?? '"…"'
  const others = words.filter((word) => word !== example)
  return `Answer with a flag: --${flag} ${example}${others.length > 0 ? ` (or ${others.join(', ')})` : ''}`
}
