import type { TagDefinition } from '../../tags/tag.ts'

/** What explanations say of a site: a part of its registry. */
export interface ExplainedSite {
  readonly tags: readonly TagDefinition[]
  readonly collections: readonly { readonly name: string; readonly noun: string }[]
  readonly singles: readonly { readonly path: string }[]
}

/** Words of an explanation: given, or made from what there is on the site. */
export type Explanation<Words> = Words | ((site: ExplainedSite) => Words)

/** What a site asks of its content: one rule, with the page that explains it to the people who write. */
export interface Rule {
  /** An error keeps the site from being built; a warning is only told. */
  severity: 'error' | 'warning'
  /** One line: what a problem of this name means. */
  summary: Explanation<string>
  /** A few plain sentences: what it is and what to do. */
  what: Explanation<string>
  /** Why it matters here. */
  why: string
  /** Where the rule comes from: law, opinions and guides, each with an address where there is one. */
  sources?: readonly string[]
  /** Whether it is about the file as such, so that none of its lines needs to be quoted. */
  isAboutFile?: true
  /** Of the engine's rules: whether one of `content/checks/checks.ts` looks for it. It does not compile when none does. */
  foundByCheck?: true
  /** How it goes wrong and how it is right, line by line. */
  wrong: Explanation<readonly string[]>
  right: Explanation<readonly string[]>
}

/** Rules by name: small letters and hyphens. */
export type Rules = Readonly<Record<string, Rule>>
