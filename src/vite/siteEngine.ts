/** What `sitePlugin.ts` does its work with: loaded when Vite builds or serves. */
export { buildSiteApp } from './buildSiteApp.ts'
export { configureDevServer } from './configureDevServer.ts'
