/** A heading of a finished page with the text up to the next one. `id` is empty if links can't lead there. */
export interface PageSection {
  heading: string
  id: string
  lines: string[]
}

export interface SearchDocument {
  path: string
  group: string
  title: string
  /** What a person does: `Partner, Tax Law`. */
  note?: string | undefined
  searchWords?: string | undefined
  /** All practices of a person. */
  practices?: string | undefined
  /** Whom to ask about it. */
  contact?: { name: string; phone?: string | undefined; write: string } | undefined
  sections: readonly PageSection[]
}

/** A file of the search. The first one names the others. */
export interface SearchFile {
  documents: SearchDocument[]
  more?: string[]
}
