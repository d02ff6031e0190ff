import type { SiteEngine } from './siteOptions.ts'

/** What `sitePlugin.ts` does its work with: loaded when Vite builds or serves, and of it what is needed. */
export const buildSiteApp: SiteEngine['buildSiteApp'] = async (...given) =>
  (await import('./buildSiteApp.ts')).buildSiteApp(...given)

export const configureDevServer: SiteEngine['configureDevServer'] = async (...given) =>
  (await import('./configureDevServer.ts')).configureDevServer(...given)
