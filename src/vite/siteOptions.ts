import type { SiteRegistry } from '../content/model/site.ts'

/** What a site hands over, and what the dev server needs besides. */
export interface DevServerOptions extends SiteOptions {
  /** What messages call the content folder. */
  contentName: string
  /** Has Vite watch the code from now on. */
  watchCode: () => void
}

/** What a site hands to its plugin. What takes long to load is handed over as a function that loads it at first use. */
export interface SiteOptions {
  /** The module that the browser starts with. */
  browserEntry: string
  /** The module that makes a page React's: it exports `hydratePage`. */
  takeOverEntry: string
  /** The module that renders pages: its default export is a `ServerEntry`. */
  serverEntry: string
  /** The module that shows an editor what is wrong, over the page; in development only. */
  overlayEntry: string
  /** Loads what the site is made of. */
  loadRegistry: () => Promise<SiteRegistry>
  /**
   * Loads the module `serverEntry` as it was when the dev server started, bundled: the first page is rendered sooner
   * than Vite can load some hundred modules. Without it, Vite loads them.
   */
  loadServer?: () => Promise<object>
}
