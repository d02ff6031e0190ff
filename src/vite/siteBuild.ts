/** What a build is made with, started by Vite, by `scripts/build.mjs` or by `scripts/bundleSite.mjs`. */
export { buildSiteApp } from './buildSiteApp.ts'
export { viteBuildTools, bundleInChildProcess } from './buildTools.ts'
export { makeBundles, serializeBundles } from './bundles.ts'
