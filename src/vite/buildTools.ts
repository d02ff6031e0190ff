import type { Plugin, ViteBuilder } from 'vite'
import { startBundling, type Bundling } from './bundling.ts'
import { makeBundles, type BundleInputs } from './bundles.ts'

/** What a build needs of Vite, which is asked only for what no earlier build has kept. */
export interface BuildTools {
  /** The project's folder, absolute. */
  root: string
  /** How Vite was asked to build, as data that JSON can write. */
  asked: { mode: string; base?: string | undefined; build: object }
  /** The code for browsers and for the server, which is bundled meanwhile. */
  bundling: Bundling
  /** Loads plugins among which is that which compiles bodies. */
  loadPlugins: () => Promise<readonly Plugin[]>
  /** The module that calls `runPageWorker` in another thread; without one, all pages are finished in this one. */
  pageWorker?: string
}

/** The tools of a build that Vite has started. */
export function viteBuildTools(builder: ViteBuilder, entries: BundleInputs['entries']): BuildTools {
  const { root, mode, plugins, inlineConfig } = builder.config
  // Where nothing was built, Vite would build everything by itself, into the folder of the finished site.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  const asked = { mode, base: inlineConfig.base, build: inlineConfig.build ?? {} }
  return {
    root,
    asked,
    bundling: startBundling({ root, asked, entries }, () => makeBundles(builder)),
    loadPlugins: () => Promise.resolve(plugins),
  }
}
