import type { SourceFile } from '../model/sourceFile.ts'

export interface Tree {
  /** Every `.mdx` file, sorted by path. */
  files: readonly SourceFile[]
  /** The paths of all other files. */
  otherFiles: readonly string[]
  urlList: SourceFile | undefined
}

/** A change of the content folder. Without `from` a file is created, without `to` deleted; without a text it keeps its bytes. */
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
