import { compareText } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { urlListFile } from '../publish/urlList.ts'

/** A content folder. */
export interface Tree {
  /** Every `.mdx` file, sorted by path. */
  files: readonly SourceFile[]
  /** The paths of all other files. */
  otherFiles: readonly string[]
  /** The list of published addresses, when there is one. */
  urlList: SourceFile | undefined
  /** The addresses that the list has in the last commit; undefined when that is unknown. */
  committed?: ReadonlySet<string> | undefined
}

/** One change of a content folder. A renamed file without a text keeps its bytes. */
export type FileChange =
  | { kind: 'create' | 'write'; path: string; text: string }
  | { kind: 'rename'; path: string; to: string; text?: string }
  | { kind: 'delete'; path: string }

/** A planned edit of the content folder. Paths are inside the folder. */
export interface Plan {
  changes: FileChange[]
  /** What changes inside files, line by line. */
  done: EditedLine[]
  /** What is left to a person, in the files as they will be. */
  todo: EditedLine[]
  /** Sentences for the end. */
  notes: string[]
}

export interface EditedLine {
  file: string
  line: number
  words: string
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
  const texts = new Map(tree.files.map((file) => [file.path, file]))
  const others = new Set(tree.otherFiles)
  let { urlList } = tree
  for (const change of changes) {
    const { path } = change
    const before = texts.get(path)
    if (change.kind === 'rename' || change.kind === 'delete')
      [texts, others].forEach((paths) => paths.delete(path))
    if (change.kind === 'delete') continue
    const to = change.kind === 'rename' ? change.to : path
    const text = change.text ?? before?.text
    if (to === urlListFile) urlList = { path: to, text: text ?? '' }
    else if (text === undefined) others.add(to)
    else texts.set(to, { ...before, path: to, text })
  }
  const files = [...texts.values()].sort((a, b) => compareText(a.path, b.path))
  return { ...tree, files, otherFiles: [...others].sort(compareText), urlList }
}
