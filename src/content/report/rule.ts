/** What a site asks of its content: one rule, with the page that explains it to the people who write. */
export interface Rule {
  /** An error keeps the site from being built; a warning is only told. */
  severity: 'error' | 'warning'
  /** One line: what a problem of this name means. */
  summary: string
  /** A few plain sentences: what it is and what to do. */
  what: string
  /** Why it matters here. */
  why: string
  /** Where the rule comes from: law, opinions and guides, each with an address where there is one. */
  sources?: readonly string[]
  /** How it goes wrong and how it is right, line by line. */
  wrong: readonly string[]
  right: readonly string[]
}

/** Rules by name: small letters and hyphens. */
export type Rules = Readonly<Record<string, Rule>>
