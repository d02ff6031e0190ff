/** Something that must be known before an edit can be planned. */
export interface Prompt {
  /** The flag that answers it, without hyphens: `name`. */
  flag: string
  /** The question, as it is asked. */
  sentence: string
  /** What may be answered, when that is one of a few words. */
  choices?: readonly { word: string; words: string }[]
  /** What Enter alone answers. */
  suggested?: string
  /** Whether the suggested answer is taken without asking when nobody can be asked. */
  isOptional?: true
}

/** A plan that waits for an answer. */
export interface NeedsInput {
  prompt: Prompt
}
