/** What a build is made with, started by Vite, by `scripts/build.mjs` or by `scripts/bundleSite.mjs`. */
export { buildSiteApp } from './buildSiteApp.ts'
export { builderTools, bundleInChild } from './buildTools.ts'
export { makeBundles, printBundles } from './bundles.ts'
