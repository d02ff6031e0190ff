import type { SourceFile } from '../model/sourceFile.ts'

export interface Tree {
  /** Every `.mdx` file, sorted by path. */
  files: readonly SourceFile[]
  /** The paths of all other files. */
  otherFiles: readonly string[]
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
  notes: string[]
}

export interface Prompt {
  /** The flag or the field that answers it: `name`. */
  flag: string
  sentence: string
  /** The possible answers, when there are only a few. */
  choices?: readonly { word: string; words: string }[]
  /** The answer if the editor presses Enter. */
  suggested?: string
}

/** Why an edit can't be planned, and what to do. */
export type PlanError = { error: string }

export type Decision = Plan | PlanError | { prompt: Prompt }
