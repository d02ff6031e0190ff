import type { Collection, VersionData } from './contentType.ts'
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
}

/** An entry of a collection whose pages are kept with their versions. */
export type VersionedEntry = Entry<VersionData>
