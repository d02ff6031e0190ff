import type { Collection, SingleFile, VersionData } from './contentType.ts'
import type { Entry } from './entry.ts'

/** A version of a legal page, kept whole when somebody approved it. It is never changed afterwards. */
export interface LegalVersion {
  /** The collection of the page that it is a version of, and the page's name: `privacy-policy`. */
  collection: Collection
  slug: string
  /** Its day, and behind a hyphen its number when the text of that day was corrected: `2025-06-20`, `2025-06-20-2`. */
  name: string
  /** The day of its wording, as its text says: `2025-06-20`. */
  day: string
  file: string
  text: string
  entry: Entry<VersionData>
  /** Which copies of files outside the collections were kept for it: their names, by those of the files. */
  copies: ReadonlyMap<string, string>
}

/** A file outside the collections as it was when versions of pages were kept, such as the labels. It is never changed afterwards. */
export interface KeptCopy {
  type: SingleFile
  /** The day on which it was kept, and behind a hyphen its number: `2026-11-23`, `2026-11-23-2`. */
  name: string
  file: string
  text: string
  /** What is typed in it. */
  typed: unknown
  /** What it says; what it lacks because it came later, it takes from the file as it is. */
  entry: Entry<unknown>
}

/** An entry of a collection whose pages are kept with their versions. */
export type VersionedEntry = Entry<VersionData>
