/** What a build is made with, started by Vite or by `scripts/build.mjs`. */
export { buildSiteApp } from './buildSiteApp.ts'
export { viteBuildTools } from './buildTools.ts'
