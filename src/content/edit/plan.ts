import { compareText, type Diagnostic } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { urlListFile } from '../publish/urlList.ts'
import { escapeControl, inFolder, type Paint } from '../report/printReport.ts'

/** A content folder. */
export interface Tree {
  /** Every `.mdx` file, sorted by path. */
  files: readonly SourceFile[]
  /** The paths of all other files. */
  otherFiles: readonly string[]
  /** The list of published addresses, when there is one. */
  urlList: SourceFile | undefined
}

/**
 * One change of a content folder, with paths inside it. Without `from` a file is created, without `to` it is deleted;
 * without a text it keeps its bytes.
 */
export interface FileChange {
  from?: string | undefined
  to?: string | undefined
  text?: string | undefined
}

export interface Plan {
  changes: FileChange[]
  /** Sentences for the end. */
  notes: string[]
}

/** Why an edit can't be planned: what is wrong, and what to do. */
export interface PlanError {
  error: string
  /** The flag whose answer is wrong, so that its question can be asked again. */
  flag?: string
}

/** A plan that waits for an answer. */
export interface NeedsInput {
  prompt: Prompt
}

export interface Prompt {
  /** The flag that answers it, without hyphens: `name`. */
  flag: string
  sentence: string
  /** The possible answers, when there are only a few. */
  choices?: readonly { word: string; words: string }[]
  /** What Enter alone answers. */
  suggested?: string
}

/** A tree as it will be after changes. */
export function changedTree(tree: Tree, changes: readonly FileChange[]): Tree {
  const files = new Map(tree.files.map((file) => [file.path, file]))
  const others = new Set(tree.otherFiles)
  let { urlList } = tree
  for (const { from = '', to, text } of changes) {
    const before = files.get(from)
    files.delete(from)
    others.delete(from)
    if (to?.endsWith('.mdx')) files.set(to, { ...before, path: to, text: text ?? before?.text ?? '' })
    else if (to !== undefined) others.add(to)
    if (to === urlListFile) urlList = { path: to, text: text ?? '' }
  }
  const sorted = [...files.values()].sort((a, b) => compareText(a.path, b.path))
  return { files: sorted, otherFiles: [...others].sort(compareText), urlList }
}

interface Printing {
  /** What to put before each path: `content`. */
  folder: string
  /** What the check will find that it doesn't find now. */
  problems: readonly Diagnostic[]
  isDryRun: boolean
  /** What to do once it is done. */
  advice: string
  paint: Paint
}

/** What a plan did or would do, and what is left to a person. */
export function printPlan(
  { changes, notes }: Plan,
  { folder, problems, isDryRun, advice, paint }: Printing,
): string {
  const path = (file = '') => paint('file', escapeControl(inFolder(folder, file)))
  const done = changes.map(({ from, to }) => {
    if (from === to) return `  ${path(to)} (changed)`
    if (from !== undefined && to !== undefined) return `  ${path(from)} → ${path(to)}`
    return `  ${path(from ?? to)} (${to === undefined ? 'deleted' : 'created'})`
  })
  const left = problems.map(
    ({ file, line, message, fix }) => `  ${path(file)}, line ${line}: ${escapeControl(`${message} ${fix}`)}`,
  )
  return [
    [isDryRun ? 'This would be done:' : 'Done:', ...done],
    left.length === 0 ? [] : ['Left to you, as npm run check says:', ...left],
    [...notes, isDryRun ? 'Nothing was written. Leave out --dry-run to do it.' : advice],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
