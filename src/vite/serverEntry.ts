import type { PagePayload } from '../firm/data/types.ts'
import type { Site } from '../content/buildSite.ts'
import type { Firm } from '../firm/collections/firm/schema.ts'

/** What pages refer to besides themselves. */
export interface Publication {
  /** The address of the script that wakes the page. */
  script: string
  shellAddress: string
  /** Tells one state of the published site from another: a page never takes a payload of another one. */
  version: string
  /** The year of the copyright line. */
  year: number
}

/** A payload as it is published, with the version of the site that it belongs to. */
export type PublishedPayload = PagePayload & { version: string }

/** One page, finished. */
export interface RenderedPage {
  /** The whole document. */
  html: string
  /** The style element in it. */
  styles: string
  /** Its payload, for the browser to fetch when a visitor comes from another page. */
  payload: PublishedPayload
}

/** A body compiled by MDX: the text of a function that is given a JSX runtime and returns the component. */
export type CompiledBody = string

/** What the built server entry exports. */
export interface ServerEntry {
  /** Turns a compiled body into finished HTML. */
  renderBody: (code: CompiledBody, firm: Firm) => string
  /** Renders pages of one site. */
  pageRenderer: (site: Site, publication: Publication) => (payload: PagePayload) => Promise<RenderedPage>
  /** The data of header and footer, as it is published. */
  renderShell: (site: Site) => string
}
