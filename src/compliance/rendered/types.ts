import type { BlockRole, Fact } from '../text/types.ts'

/**
 * Finished pages as a browser shows them: every word in the order of the document, with how it looks. What content says
 * is in its page texts; these tell what the code makes of it.
 */

/**
 * In which circumstances a page was looked at: as it comes, in windows and on paper; when its scripts run, and a minute
 * later. In windows of other widths than the two usual ones, no picture of it was taken.
 */
export type RenderState = 'wide' | 'narrow' | `${number} pixels` | 'print' | 'awake' | 'later'

/** A part of a page: what is its own, or header, footer and menus. */
export type PagePart = 'main' | 'shell'

/** The usual widths of windows, in CSS pixels; on paper and with scripts, that of a desktop. */
export const renderWidths = { wide: 1440, narrow: 390 } as const

/** How a stretch of text is shown. */
export interface Appearance {
  /** Why nobody sees it: "display: none". */
  hidden?: string
  /** Whether screen readers are told to pass it over. */
  isUnheard?: true
  /** The size of its letters in CSS pixels. */
  size: number
  /** The contrast of its colour to what is behind it, from 1 to 21 (WCAG 2); unknown where no picture was taken. */
  contrast?: number
  /** Whether it is a part of a link, a button or a field, and clicks pass through it. */
  isUnclickable?: true
  /** Whether it stands above or left of the text that precedes it in the document. */
  isBeforeItsPredecessor?: true
}

/** A stretch of text that looks the same throughout. What is heard and not seen (labels, texts of pictures) has no looks. */
export interface RenderedPart {
  text: string
  appearance?: Appearance
}

export interface RenderedBlock {
  role: BlockRole
  /** Of a heading: its level, and its id when it has one. */
  level?: number
  id?: string
  /** Whether it stands outside of `<main>`: in header, footer and menus. */
  isShell: boolean
  parts: RenderedPart[]
}

/** A document in one state. */
export interface RenderedDocument {
  blocks: RenderedBlock[]
  /** What stands in its head and where its links lead. */
  facts: (Fact & { isShell: boolean })[]
  /** Digests of its picture, by parts; none where none was taken. Parts with the same digest look the same. */
  pictures?: Readonly<Record<PagePart, string>>
}

/** A finished page. Without `awake` and `later`, its scripts did not start, or it has none. */
export interface RenderedPage {
  path: string
  title: string
  /** In the order in which they are told. */
  documents: ReadonlyMap<RenderState, RenderedDocument>
}
