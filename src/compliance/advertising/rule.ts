/** One row of the advertising rules. Several rows may share an id. */
export interface AdvertisingRule {
  /** Its name in messages and in `allowed`. */
  id: string
  law: string
  /** Where the law was read. A lawyer should confirm what is "from memory". */
  sources: readonly string[]
  why: string
  /** What is wrong. `{words}` is replaced by the matched words in quotation marks. */
  message: string
  suggestion: string
  /** A sentence breaks the rule if it matches all of the first, in any order, and none of the second. */
  all: readonly RegExp[]
  unless: readonly RegExp[]
  /** 'claim': a claim may support the sentence. 'testimonial': a testimonial anywhere on the page does. */
  supportedBy?: 'claim' | 'testimonial'
  /** Examples for `check --explain`; a test tries each. */
  fails: readonly string[]
  passes: readonly string[]
}

export const breaksRule = (sentence: string, { all, unless }: AdvertisingRule): boolean =>
  all.every((words) => words.test(sentence)) && !unless.some((words) => words.test(sentence))
