import { loadCode } from './loadCode.mjs'

/** What is heavy waits until it is needed: Vite's settings load at once. */
const loadRegistry = async () => (await (await loadCode()).registry()).registry

/**
 * What compiles bodies is loaded with.
 * @type {import('../src/content/body/bodyPlugins.ts').BodyOptions}
 */
export const bodyOptions = {
  loadRegistry,
  loadReader: async () => (await loadCode()).bodyReader(),
}

/**
 * What this site hands to what builds and serves it.
 * @satisfies {import('../src/vite/siteOptions.ts').SiteOptions}
 */
export const siteOptions = {
  browserEntry: 'src/firm/entry.ts',
  overlayEntry: 'src/firm/overlay.ts',
  serverEntry: 'src/firm/entryServer.tsx',
  loadEngine: async () => (await loadCode()).siteEngine(),
  loadServer: async () => (await loadCode()).server(),
  loadRegistry,
  loadDrawings: async () => (await (await loadCode()).artwork()).artworkOf,
}
