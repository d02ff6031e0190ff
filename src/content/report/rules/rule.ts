import type { TagDefinition } from '../../tags/tag.ts'

/** Words of an explanation: those that speak of tags are made from the tags of the site. */
export type WithTags<Words> = Words | ((tags: readonly TagDefinition[]) => Words)

/** What the site asks of its content: one rule, with the page that explains it to the people who write. */
export interface Rule {
  /** An error keeps the site from being built; a warning is only told. */
  severity: 'error' | 'warning'
  /** One line: what a problem of this name means. */
  summary: WithTags<string>
  /** A few plain sentences: what it is and what to do. */
  what: WithTags<string>
  /** Why it matters here. */
  why: string
  /** Where the rule comes from: law, opinions and guides, each with an address where there is one. */
  sources?: readonly string[]
  /** Whether it is about the file as such, so that none of its lines needs to be quoted. */
  isAboutFile?: true
  /**
   * Of a rule that a check looks for: `engine` when the check is one of `content/checks/checks.ts`, which look at every
   * site; `site` when it is one of the site's own. It does not compile when no check is registered for it there.
   */
  foundBy?: 'engine' | 'site'
  /** How it goes wrong and how it is right, line by line. */
  wrong: WithTags<readonly string[]>
  right: WithTags<readonly string[]>
}

/** Rules by name: small letters and hyphens. */
export type Rules = Readonly<Record<string, Rule>>
