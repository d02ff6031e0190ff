/** What `vite.config.ts` takes from the bundle of the code for the plugin that compiles bodies. */
export { bodyPlugins } from '../content/body/plugins.ts'
export { lazyMdx } from './lazyMdx.ts'
