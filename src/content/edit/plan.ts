import type { FileChange } from './tree.ts'

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
