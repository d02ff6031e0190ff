import type { configureDevServer as configure } from './configureDevServer.ts'

/** What `sitePlugin.ts` and `scripts/build.mjs` do their work with: loaded when a site is built or served. */
export { buildSiteApp } from './buildSiteApp.ts'
export { builderTools, bundleInChild } from './buildTools.ts'
export { makeBundles, printBundles } from './bundles.ts'

/** Loads Vite's part in it when it is called: a build can do without. */
export const configureDevServer: typeof configure = async (...given) =>
  (await import('./configureDevServer.ts')).configureDevServer(...given)
