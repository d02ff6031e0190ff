import type { TagDefinition } from '../tags/tag.ts'
import type { Diagnostic, Position } from './diagnostic.ts'

/** What compiling a body found in it. */
export interface BodyIndex {
  headings: Heading[]
  links: BodyLink[]
  images: BodyImage[]
  /** In the order of the text. */
  claims: BodyClaim[]
  /** The running text below the headings, block by block. */
  blocks: TextBlock[]
  /** Where the body begins; undefined of an empty one. */
  start?: Position | undefined
  problems: Diagnostic[]
}

/** A body in its file. */
export interface ParsedBody extends Omit<BodyIndex, 'problems'> {
  /** Its path inside the content folder. */
  file: string
  /** The tags that might be used in it, which stand in the tree as elements of their names. */
  tags: readonly TagDefinition[]
}

/** The text of one paragraph, list item, cell or the like, in reading order. */
export interface TextBlock {
  /** Links and code are blanked out, character by character, so that offsets stay. */
  text: string
  /** The same with links and code. */
  whole: string
  /** The pieces of which it is made, and where each is in the file; undefined for what the site put in. */
  pieces: { length: number; start: Position | undefined }[]
}

/** A link in prose: where it leads and where it stands. */
export interface BodyLink extends Position {
  href: string
  /** Its words on the page. */
  words: string
  /** Whether a picture or a component stands in it. */
  hasPicture: boolean
}

/** A picture in prose: its file, its words and where it stands. */
export interface BodyImage extends Position {
  src: string
  alt: string
  /** Its caption; empty when it has none. */
  title: string
  /** Whether it stands in a paragraph of pictures alone, as a captioned one must. */
  isAlone: boolean
}

/** Where a body takes its words from a record: the record's name and the place. */
export interface BodyClaim extends Position {
  claim: string
}

/** A heading of a body, with the id that links use. */
export interface Heading extends Position {
  id: string
  depth: number
  text: string
  /** Whether the id was written (`{#id}`) or made from the words. */
  explicit: boolean
  /** Its number, of a second-level heading on a page whose sections are numbered. */
  number?: number | undefined
}
