import { basename } from 'node:path'
import { isCancel, select, text } from '@clack/prompts'
import { indexContent, type ContentIndex } from '../src/content/edit/findFile.ts'
import type { Decision, FileChange, Plan, Prompt, Tree } from '../src/content/edit/plan.ts'
import { isError, type Content } from '../src/content/model.ts'
import { placeholder } from '../src/content/parse/fieldTexts.ts'
import { escapeControl, inFolder, printReport } from '../src/content/report/printReport.ts'
import { leadOf } from '../src/firm/collections/attorneys/queries.ts'
import { areasInOrder } from '../src/firm/collections/practice-areas/queries.ts'
import { practiceAreas } from '../src/firm/collections/practice-areas/schema.ts'
import { registry } from '../src/firm/registry.ts'
import { ansiStyler } from '../src/node/ansi.ts'
import { buildDate } from '../src/node/buildDate.ts'
import { listFiles } from '../src/node/listFiles.ts'
import { uncommittedFiles, writeChanges } from '../src/node/writeChanges.ts'
import { pathFrom } from '../src/node/folders.ts'
import { readContent } from '../src/node/readContent.ts'
import { readTree } from '../src/node/readTree.ts'
import { UserError } from '../src/node/userError.ts'
import { bodyCompiler } from '../src/vite/bodyCompiler.ts'
import { contentFolders } from './command.ts'

/** The flags of every command that edits content. */
export const editFlags = {
  'dry-run': { type: 'boolean', help: 'only shows what would change' },
  anyway: { type: 'boolean', help: 'ignores uncommitted changes' },
} as const

type Decide = (answers: Readonly<Record<string, string>>, index: ContentIndex) => Decision

/** Plans an edit, asks for missing answers, makes sure that Git can undo it, writes it, and says what is left. @throws UserError */
export async function runEdit(
  decide: Decide,
  { 'dry-run': isDryRun, anyway }: { 'dry-run'?: boolean | undefined; anyway?: boolean | undefined },
  /** Whether it only adds files, so nothing has to be committed first. */
  onlyAdds = false,
): Promise<number> {
  const folders = contentFolders()
  const folder = pathFrom(process.cwd(), folders.content) || '.'
  const tree = readTree(folders.content)
  if (tree.urlList?.decodeError)
    throw new UserError(`${folder}/${tree.urlList.path} can't be read. See npm run check.`)
  const check = async () => (await readContent(registry, folders, bodyCompiler)).check()
  const index = indexContent((await check()).content, tree, buildDate())
  const { changes, notes } = await decideWithAnswers(decide, index, onlyAdds)
  const uncommitted = onlyAdds || isDryRun ? [] : uncommittedFiles(folders.content, changes)
  if (uncommitted !== undefined && uncommitted.length > 0 && !anyway)
    throw new UserError(
      `Uncommitted changes: ${uncommitted.map((path) => `${folder}/${path}`).join(', ')}. Commit them first, or add --anyway.`,
    )
  const paint = ansiStyler(process.stdout)
  const path = (file = '') => paint('file', escapeControl(inFolder(folder, file)))
  const done = changes.map(({ from, to }: FileChange) => {
    if (from !== undefined && to !== undefined && from !== to) return `  ${path(from)} → ${path(to)}`
    return `  ${path(from ?? to)} (${to === undefined ? 'deleted' : from === undefined ? 'created' : 'changed'})`
  })
  if (!isDryRun) writeChanges(folders.content, changes)
  console.log([isDryRun ? 'This would change:' : 'Done:', ...done, ''].join('\n'))
  const { problems, files, content } = isDryRun ? { ...index, problems: [], files: [] } : await check()
  // `new` itself counts the fields to be filled in.
  const errors = problems.filter((problem) => isError(problem) && problem.rule !== 'blank')
  if (errors.length > 0)
    console.log(`To fix by hand:\n\n${printReport({ problems: errors, files }, folder, paint)}\n`)
  const undo = uncommitted
    ? 'Review the changes with git status and git diff, and commit them together.'
    : "This folder isn't in Git, so the changes can't be undone."
  const leads = isDryRun ? [] : newLeads(index.content, content)
  const others = tree.otherFiles.map((one) => inFolder(folder, one))
  const left = filesOf(changes, tree, [...others, ...listFiles(folders.public).map((one) => `public/${one}`)])
  if (left.length > 0) notes.push(`Delete what no other page shows: ${left.join(', ')}`)
  console.log([...notes, ...leads, isDryRun ? 'Nothing was written: leave out --dry-run.' : undo].join('\n'))
  return 0
}

/** The pictures, drawings and other files that a deleted text names, or that have its name. */
const filesOf = (changes: readonly FileChange[], { files }: Tree, paths: readonly string[]): string[] => {
  const gone = files.filter(({ path }) => changes.some(({ from, to }) => from === path && to === undefined))
  const nameOf = (path: string) => basename(path).replace(/(-narrow)?\.\w+$/, '')
  return paths.filter((one) =>
    gone.some(({ path, text }) => text.includes(basename(one)) || nameOf(one) === nameOf(path)),
  )
}

/** Who leads practices from now on that somebody else has led. */
const newLeads = (before: Content, after: Content): string[] =>
  areasInOrder(after).flatMap((area) => {
    const [was, is] = [leadOf(before, area), leadOf(after, area)]
    if (!was || was.slug === is?.slug) return []
    const choice = `To choose, write lead: with the name of a file into ${area.file}.`
    return `${area.data.title} is now led by ${is?.data.name ?? 'nobody'} on ${practiceAreas.base}. ${choice}`
  })

/** Asks for missing answers. Without a terminal, a new file gets placeholders. */
async function decideWithAnswers(decide: Decide, index: ContentIndex, onlyAdds: boolean): Promise<Plan> {
  const answers: Record<string, string> = {}
  for (;;) {
    const decided = decide(answers, index)
    if ('changes' in decided) return decided
    if ('error' in decided) throw new UserError(decided.error)
    answers[decided.prompt.flag] = await responseFor(decided.prompt, onlyAdds)
  }
}

async function responseFor({ flag, sentence: message, choices, suggested }: Prompt, onlyAdds: boolean) {
  const words = choices?.map(({ word }) => word)
  if (!process.stdin.isTTY) {
    if (onlyAdds && (words === undefined || suggested)) return suggested ?? placeholder
    const answers = words?.join(' or ') ?? suggested ?? '"…"'
    const how = onlyAdds ? `Type: npm run new -- … --set ${flag}=` : `Answer with a flag: --${flag} `
    throw new UserError(`${message}\n${flag === 'what' ? 'Type: npm run new ' : how}${answers}`)
  }
  const validate = (typed: string | undefined) =>
    typed?.trim() || suggested === '' ? undefined : 'Type something, or press Ctrl-C to stop.'
  const answer = choices
    ? await select({
        message,
        options: choices.map(({ word, words: label }) => ({ value: word, label })),
        ...(suggested && { initialValue: suggested }),
      })
    : await text({ message, initialValue: suggested ?? '', validate })
  if (isCancel(answer)) throw new UserError('Nothing was written.')
  return answer
}
