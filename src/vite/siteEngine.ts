import type { SiteEngine } from './siteOptions.ts'

/** What builds and serves a site: of it is loaded what is needed. */
export const loadBuild: SiteEngine['loadBuild'] = () => import('./siteBuild.ts')

export const configureDevServer: SiteEngine['configureDevServer'] = async (...given) =>
  (await import('./configureDevServer.ts')).configureDevServer(...given)
