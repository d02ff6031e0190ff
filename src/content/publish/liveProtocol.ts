import type { Payload, Published, Shell } from '../model/payload.ts'
import type { DiagnosticReport } from '../report/makeReport.ts'

/** What the dev server and the pages that are open in browsers tell each other. */

/** One state of the content without errors, as a dev server counts them. */
export interface LiveRevision {
  /** Another one each time a server starts: its revisions cannot be compared with those of the one before. */
  server: string
  /** Grows with every save that leaves the content in order. */
  number: number
}

/** Whether a revision is one that a newer one of the same server has followed. */
export const isOlder = (one: LiveRevision, other: LiveRevision): boolean =>
  one.server === other.server && one.number < other.number

/** All that a page is rendered from, in one revision. */
export interface LivePage<Page extends Payload = Payload, Frame extends Shell = Shell> {
  revision: LiveRevision
  shell: Frame
  payload: Published<Page>
}

/** What stands at an address in one revision. */
export type LiveAnswer<Page extends Payload = Payload, Frame extends Shell = Shell> =
  | LivePage<Page, Frame>
  | { revision: LiveRevision; movedTo: string }

const liveFile = '/live.json'

/** Where the newest revision of a page is fetched. */
export const liveAddress = (path: string): string => `${liveFile}?${new URLSearchParams({ path }).toString()}`

/** The page whose newest revision an address asks for, or undefined. */
export const livePath = ({ pathname, searchParams }: URL): string | undefined =>
  pathname === liveFile ? (searchParams.get('path') ?? undefined) : undefined

/** The id of the element that holds, in a document, the `LivePage` from which it was rendered. */
export const livePageId = 'live-page'

/** What a save has made. */
export interface LiveNews {
  /** The newest revision; undefined as long as the content has never been in order. */
  revision?: LiveRevision
  /**
   * The page that was opened last, as that revision has it, so that its browser need not ask: a `LivePage` as JSON.
   * Others fetch theirs.
   */
  page?: { path: string; json: string }
}

export interface ContentState {
  /** The newest revision; undefined as long as the content has never been in order. */
  revision?: LiveRevision
  /** Errors only; none when the content is in order. */
  report: DiagnosticReport
  /** The page that explains each rule of the report, by the rule's name. */
  explanations: Readonly<Record<string, string>>
}
