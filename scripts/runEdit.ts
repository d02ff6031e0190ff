import { isCancel, select, text } from '@clack/prompts'
import { indexContent, type ContentIndex } from '../src/content/edit/findFile.ts'
import {
  changedTree,
  printPlan,
  type NeedsInput,
  type Plan,
  type PlanError,
  type Prompt,
  type Tree,
} from '../src/content/edit/plan.ts'
import { isError } from '../src/content/model/diagnostic.ts'
import { placeholder } from '../src/content/parse/fieldTexts.ts'
import { registry } from '../src/firm/registry.ts'
import { ansiStyler } from '../src/node/ansi.ts'
import { buildDay } from '../src/node/buildDay.ts'
import { uncommitted, writeChanges } from '../src/node/edits.ts'
import { pathFrom } from '../src/node/folders.ts'
import { readContent } from '../src/node/readContent.ts'
import { readTree } from '../src/node/readTree.ts'
import { UserError } from '../src/node/userError.ts'
import { bodyCompiler } from '../src/vite/bodyCompiler.ts'
import { contentFolders } from './command.ts'

/** The flags of every command that edits content. */
export const editFlags = {
  'dry-run': { type: 'boolean', help: 'only shows what would be done' },
  anyway: { type: 'boolean', help: 'does it despite uncommitted changes' },
} as const

type Decide = (
  answers: Readonly<Record<string, string>>,
  index: ContentIndex,
) => Plan | PlanError | NeedsInput

/**
 * Plans an edit, asks what is missing, makes sure that Git can undo it, writes it, and prints what changed and which new
 * errors the check finds.
 * @throws UserError when it can't be done
 */
export async function runEdit(
  decide: Decide,
  { 'dry-run': isDryRun = false, anyway = false }: { 'dry-run'?: boolean; anyway?: boolean },
  /** Whether it only adds, so that nothing has to be committed first. */
  onlyAdds = false,
): Promise<number> {
  const folders = contentFolders()
  const folder = pathFrom(process.cwd(), folders.content) || '.'
  const tree = readTree(folders.content)
  if (tree.urlList?.decodeError)
    throw new UserError(`${folder}/${tree.urlList.path} can't be read. See npm run check.`)
  const checked = async (planned: Tree) =>
    (await readContent(registry, folders, { compiler: bodyCompiler, planned })).check()
  const before = await checked(tree)
  const plan = await decideWithAnswers(decide, indexContent(before.content, tree, buildDay()), onlyAdds)
  const open = onlyAdds || isDryRun ? [] : uncommitted(folders.content, plan.changes)
  if (open !== undefined && open.length > 0 && !anyway)
    throw new UserError(
      `Git couldn't bring back the changes of ${open.map((path) => `${folder}/${path}`).join(', ')}. Commit first, or add --anyway.`,
    )
  const known = new Set(before.problems.map(({ rule, message }) => `${rule} ${message}`))
  const after = await checked(changedTree(tree, plan.changes))
  // `new` itself says how many places are to be filled in.
  const problems = after.problems.filter(
    (problem) =>
      isError(problem) && problem.rule !== 'blank' && !known.has(`${problem.rule} ${problem.message}`),
  )
  if (!isDryRun) writeChanges(folders.content, plan.changes)
  const advice =
    open === undefined
      ? 'There is no Git history here, so nothing can undo it.'
      : 'Look at the changes with git diff, and commit all of them together.'
  console.log(printPlan(plan, { folder, problems, isDryRun, advice, paint: ansiStyler(process.stdout) }))
  return 0
}

/** Decides; what is missing is asked, again when an answer is refused. Without a terminal a new file keeps blanks. */
async function decideWithAnswers(decide: Decide, index: ContentIndex, onlyAdds: boolean): Promise<Plan> {
  const answers: Record<string, string> = {}
  for (;;) {
    const decided = decide(answers, index)
    if ('changes' in decided) return decided
    if ('error' in decided) {
      if (decided.flag === undefined || !(decided.flag in answers)) throw new UserError(decided.error)
      console.log(decided.error)
      delete answers[decided.flag]
    } else answers[decided.prompt.flag] = await answerTo(decided.prompt, onlyAdds)
  }
}

async function answerTo({ flag, sentence: message, choices, suggested }: Prompt, onlyAdds: boolean) {
  const words = choices?.map(({ word }) => word)
  if (!process.stdin.isTTY) {
    if (onlyAdds && words === undefined) return suggested ?? placeholder
    const answers = words?.join(' or ') ?? suggested ?? '"…"'
    const how = flag === 'kind' ? 'Type: npm run new' : `Answer with a flag: --${flag}`
    throw new UserError(`${message}\n${how} ${answers}`)
  }
  const validate = (typed: string | undefined) =>
    typed?.trim() || suggested === '' ? undefined : 'Type something, or press Ctrl-C to stop.'
  const answer = choices
    ? await select({ message, options: choices.map(({ word, words: label }) => ({ value: word, label })) })
    : await text({ message, initialValue: suggested ?? '', validate })
  if (isCancel(answer)) throw new UserError('Nothing was written.')
  return answer
}
