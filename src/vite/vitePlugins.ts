/** The plugins that `vite.config.ts` takes from the bundle of the code. They load what is heavy at first use. */
export { patchReactRouter } from './patchReactRouter.ts'
export { patchStylis } from './patchStylis.ts'
export { sitePlugin } from './sitePlugin.ts'
export { stableStyledIds } from './stableStyledIds.mjs'
