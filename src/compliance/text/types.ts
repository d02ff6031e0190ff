/**
 * What a visitor reads, as data: every tool of the lawyers' workshop (redline, approval, claims, rules, archive)
 * starts from these, so that they agree on what the page says. Typography that carries no wording (line ends,
 * kinds of quotes, list markers, emphasis) is gone.
 */

/** What a piece of text is on the page. `item` is one of a list, `row` a table's row, its cells parted by " | ". */
export type BlockRole = (typeof blockRoles)[number]

export const blockRoles = [
  'heading',
  'paragraph',
  'item',
  'row',
  'quotation',
  'code',
  'picture',
  'hidden',
] as const

/** One piece of running text. */
export interface Block {
  role: BlockRole
  /** Its words in one line, with single spaces and straight quotes. */
  text: string
  /**
   * Where the firm's own facts stand in it: the text with their names in their place. So a wording can be held against
   * another apart from them, whichever firm and day they are of.
   */
  withoutFacts?: string
  /** Of a label: its name in its group. */
  label?: string
  /** Of a block that names the months in days which a page shows besides its own: those months. */
  months?: readonly NamedMonth[]
}

/** A month, from 0, as it is called on a page. */
export type NamedMonth = readonly [month: number, name: string]

/** A passage under one heading. */
export interface Section {
  /** Its anchor on the page, or a name made from where it stands in the page's data; unique on its page. */
  id: string
  /** Its heading without a derived number; empty above the first heading. */
  heading: string
  /** 1 for what stands right on the page, 2 below `##`, and so on. */
  level: number
  /** The derived number, on legal pages. */
  number: number | undefined
  /** Whether it is about one of several people: it is never the counterpart of another one's. */
  isOfPerson?: true
  /** Whether it is what the page's template says beside what is written for the page; gaps stand as they are typed, `Posted {day}`. */
  areLabels?: true
  blocks: Block[]
}

/** A fact that is no running text: a day, an address, where a link leads. */
export interface Fact {
  /** Where it comes from: `lastUpdated`, `people.mina-choe.experience`; unique on its page. */
  key: string
  /** In words, with a capital: "Last updated". */
  label: string
  /** As a visitor reads it: "June 20, 2025". */
  value: string
  /** Of a day: as 2025-06-20. */
  day?: string
}

/** One page as it is read. */
export interface PageText {
  path: string
  kind: string
  /** Its file inside the content folder. */
  file: string
  title: string
  sections: Section[]
  facts: Fact[]
  /** The months of its own days, as they show them. */
  months?: readonly NamedMonth[]
}

/** The whole site as it is read. */
export interface SiteText {
  /** What stands on every page (header, footer), as a page of its own without an address. */
  shell: Pick<PageText, 'sections' | 'facts'>
  /** Sorted by path. */
  pages: PageText[]
  /** The main menu and the footer's columns: "Practice Areas > Tax Law" and where each entry leads. */
  menu: { place: string; path: string }[]
  redirects: { from: string; to: string }[]
}
