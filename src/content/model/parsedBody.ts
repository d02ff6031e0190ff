import type { Diagnostic, Position } from './diagnostic.ts'
import type { FieldPath } from './fieldPath.ts'

export interface BodyIndex {
  headings: Heading[]
  links: BodyLink[]
  images: BodyImage[]
  claims: (Position & { claim: string })[]
  /** Where it lists the pages below its page. */
  lists: Position[]
  /** The running text below the headings, block by block. */
  blocks: TextBlock[]
  start?: Position | undefined
  problems: Diagnostic[]
}

export interface ParsedBody extends Omit<BodyIndex, 'problems'> {
  file: string
}

/** The text of one paragraph, list item, cell or the like, in reading order. */
export interface TextBlock {
  whole: string
  /** Its pieces, with their positions in the file; undefined for text that the site added. */
  pieces: { length: number; isLinkOrCode: boolean; start: Position | undefined }[]
}

interface BodyLink extends Position {
  href: string
  words: string
  hasPicture: boolean
}

interface BodyImage extends Position {
  src: string
  alt: string
  title: string
  /** Whether its paragraph has only pictures, so that it can have a caption. */
  isAlone: boolean
}

export interface Heading extends Position {
  id: string
  depth: number
  text: string
  /** Whether the id was written (`{#id}`) or made from the words. */
  explicit: boolean
  /** Its number, of a second-level heading on a page whose sections are numbered. */
  number?: number | undefined
}

export interface YamlData {
  data: unknown
  source: string
  /** Where a field’s value is, or some words of it; of a field that is missing, where its nearest parent is. */
  placeOf: (path: FieldPath, words?: string) => Position
  placeOfKey: (path: FieldPath, key: string) => Position
}

/** A content file taken apart, before its collection’s schema has looked at it. */
export interface ParsedFile {
  parts: { yaml: YamlData; prose: ParsedBody } | undefined
  problems: Diagnostic[]
}
