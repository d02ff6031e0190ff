import type { MDXContent } from 'mdx/types.js'
import type { Site } from '../content/model/site.ts'
import type { Payload, Shell } from '../content/model/payload.ts'
import type { PageRenderer } from '../render/pageRenderer.tsx'

/** What the module that renders a site's pages exports as its default. It is bundled, so it knows no registry. */
export interface ServerEntry<Page extends Payload = Payload, Frame extends Shell = Shell> {
  /** Turns a compiled body into finished HTML. @param file its path inside the content folder */
  renderBody: (Body: MDXContent, site: Site, file: string) => string
  pageRenderer: PageRenderer<Page, Frame>
}
