import type { ComponentType, ReactElement } from 'react'
import type { PageHead, Payload, Shell } from '../content/model.ts'

/** A page whose template and payload are loaded. */
export interface LoadedPage<Frame extends Shell> extends PageHead {
  kind: string
  /** Renders the content of `<main>`. */
  show: (shell: Frame) => ReactElement
}

/** How a site is rendered, on the server and in the browser. */
export interface SiteApp<Page extends Payload, Frame extends Shell> {
  /** Header, page and footer. */
  App: ComponentType<{ shell: Frame; page: LoadedPage<Frame>; year: number }>
  /** Loads a payload's template. Rejects if its chunk can't be loaded. */
  loadPage: (payload: Page) => Promise<LoadedPage<Frame>>
}
