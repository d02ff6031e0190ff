import type { ComponentType, ReactElement } from 'react'
import type { PageHead, Payload, Shell } from '../content/model/payload.ts'

/** A page that is ready to be shown: its template is here, and so is its payload. */
export interface LoadedPage<Frame extends Shell> extends PageHead {
  kind: string
  /** The content of `<main>`. */
  show: (shell: Frame) => ReactElement
}

/** What a site hands over to be rendered, on the server and in the browser alike. */
export interface SiteApp<Page extends Payload, Frame extends Shell> {
  /** The whole page: header, the page's own content, footer. */
  App: ComponentType<{ shell: Frame; page: LoadedPage<Frame>; year: number }>
  /** Fetches a payload's template. Fails when the chunk cannot be loaded. */
  loadPage: (payload: Page) => Promise<LoadedPage<Frame>>
}
