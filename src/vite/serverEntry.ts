import type { Site } from '../content/model/site.ts'
import type { Payload, Shell } from '../content/model/payload.ts'
import type { PageRenderer } from '../render/pageRenderer.tsx'
import type { CompiledBody } from '../render/renderBody.tsx'

/** What the module that renders a site's pages exports as its default. It is bundled, so it knows no registry. */
export interface ServerEntry<Page extends Payload = Payload, Frame extends Shell = Shell> {
  /** Turns a compiled body into finished HTML. */
  renderBody: (code: CompiledBody, site: Site) => string
  pageRenderer: PageRenderer<Page, Frame>
}
