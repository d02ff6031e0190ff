import type { Site } from '../content/buildSite.ts'
import type { ParsedBody } from '../content/body/parseBody.ts'
import type { Payload, Shell } from '../content/model/payload.ts'
import type { Route } from '../content/publish/routes.ts'
import type { PageRenderer } from '../render/pageRenderer.tsx'
import type { CompiledBody } from '../render/renderBody.tsx'

/** What the module that renders a site's pages exports as its default. */
export interface ServerEntry<Page extends Payload = Payload, Frame extends Shell = Shell> {
  /**
   * Makes a page's payload: what it is rendered from.
   * @param render turns a body into finished HTML
   */
  makePayload: (site: Site, route: Route, render: (body: ParsedBody) => string) => Page
  /** Turns a compiled body into finished HTML. */
  renderBody: (code: CompiledBody, site: Site) => string
  /** What is shown around every page. */
  shellOf: (site: Site) => Frame
  pageRenderer: PageRenderer<Page, Frame>
}
