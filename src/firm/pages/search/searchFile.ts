/** Where browsers find the first file of the search. */
export const searchFileAddress = '/search/documents.json'

/** The groups of results, in the order in which they are shown. */
export const groups = ['people', 'practices', 'pages'] as const
export type Group = (typeof groups)[number]

/** A page as the search knows it. */
export interface SearchDocument {
  path: string
  group: Group
  title: string
  /** What a person does: `Partner, Tax Law`. */
  note?: string | undefined
  /** Its sections: the id (empty if links can't lead there), the heading and the lines of each. */
  sections: (readonly [id: string, heading: string, ...lines: string[]])[]
}

/** A file of the search. The first one names the others. */
export interface SearchFile {
  documents: SearchDocument[]
  more?: string[]
}
