/** A rule on advertising: the law, and the words that break it when one sentence has them all. Ids may repeat. */
export interface AdvertisingRule {
  /** The name in messages and in `allowed`. */
  id: string
  law: string
  /** Where the rule was read. "From memory" marks what a lawyer should confirm. */
  sources: readonly string[]
  why: string
  /** What is wrong; `{words}` are the words found, in quotation marks. */
  message: string
  /** What to write instead. */
  suggestion: string
  /** The sentence has words of each of these classes, in any order, and of none of the second ones. */
  all: readonly RegExp[]
  unless: readonly RegExp[]
  /** Whether a claim can support what the rule is about; or only one of this kind on the page, wherever its words are. */
  supportedBy?: 'claim' | 'testimonial'
  /** Examples, which `check --explain` shows and a test tries. */
  fails: readonly string[]
  passes: readonly string[]
}

export const breaks = (sentence: string, { all, unless }: AdvertisingRule): boolean =>
  all.every((words) => words.test(sentence)) && !unless.some((words) => words.test(sentence))
