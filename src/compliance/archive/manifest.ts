import { z } from 'zod'

const digest = z.string().regex(/^[0-9a-f]{64}$/)

/** Where the answer at one address stands in the archive. */
const recordPlace = z.object({
  /** The whole address: `https://www.firm.example/about`. */
  url: z.string(),
  status: z.number(),
  /** Its first byte, counted from the beginning of the file of records. */
  offset: z.number(),
  /** How many bytes it takes there. */
  length: z.number(),
  /** The SHA-256 of those bytes. */
  sha256: digest,
})

/** One page as it was archived. */
const archivedPage = z.object({
  path: z.string(),
  title: z.string(),
  /** The SHA-256 of its HTML. */
  html: digest,
  /** The SHA-256 of what a visitor reads on it. */
  wording: digest,
})

/** What kept the revision from being released as it is: what `npm run check -- --release` told. */
const releaseBlocker = z.object({
  /** The addresses that the file makes. */
  pages: z.array(z.string()),
  /** Inside the content folder. */
  file: z.string(),
  message: z.string(),
})

const manifest = z.object({
  /** The firm's address on the web, without a slash at the end. */
  site: z.string(),
  /** The day that the site shows, as 2026-01-31. */
  date: z.string(),
  /** The git revision of text and program. */
  revision: z.string(),
  /** Whether a release of the revision would have been built on that day; words that nobody approved keep it back. */
  released: z.enum(['yes', 'no']),
  /** Why not; empty when it would. */
  hindrances: z.array(releaseBlocker),
  /** The last record of approvals that the revision has, by which the archive vouches for all of them. */
  approvals: z.object({ records: z.number(), seal: digest }).optional(),
  /** The archive before this one: by it each vouches for all earlier ones. The first has none. */
  previous: z.object({ file: z.string(), sha256: digest }).optional(),
  /** What header, menus and footer say on every page. */
  everywhere: z.string(),
  /** Sorted by path. */
  pages: z.array(archivedPage),
  /** In the order of the file of records. */
  records: z.array(recordPlace),
})

export type RecordPlace = z.infer<typeof recordPlace>
export type ReleaseBlocker = z.infer<typeof releaseBlocker>
export type ArchivedPage = z.infer<typeof archivedPage>

/** What an archive says about itself: `digests/manifest.json` within it. */
export type Manifest = z.infer<typeof manifest>

/** The manifest that a text holds, or undefined when it holds none. */
export function readManifest(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * The moment that an archive of a day bears: noon in Greenwich, which is the same day in New York and in most places
 * where it may be read. An archive must not know the hour of its making, or no two would be alike.
 * @param date as 2026-01-31
 */
export const archiveTimestamp = (date: string): string => `${date}T12:00:00Z`
