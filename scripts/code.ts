/**
 * What programs load of the bundled code (`loadCode.mjs`), each part when it is first asked for. All of it is one bundle,
 * so there are never two copies of a module in one process.
 */
export const code = {
  // Programs: `node scripts/run.mjs NAME …`.
  cli: () => import('./cli/oldCli.ts'),
  preview: () => import('./preview.ts'),

  // What `vite.config.ts` takes and hands to the plugins, and what has Vite bundle the site.
  vitePlugins: () => import('../src/vite/vitePlugins.ts'),
  bodySettings: () => import('../src/vite/bodySettings.ts'),
  '@mdx-js/rollup': () => import('@mdx-js/rollup'),
  registry: () => import('../src/firm/registry.ts'),
  bodyReader: () => import('../src/content/body/bodyReader.ts'),
  bundles: () => import('../src/vite/bundles.ts'),
  bundling: () => import('../src/vite/bundling.ts'),
  siteEngine: () => import('../src/vite/siteEngine.ts'),
  pageWorker: () => import('../src/vite/pageWorker.ts'),
  server: () => import('../src/firm/entryServer.tsx'),

  // What `scripts/build.mjs` and the help in VS Code need.
  settings: () => import('../vite.config.ts'),
  diskError: () => import('../src/node/diskError.ts'),
  unchangedSite: () => import('../src/node/output/unchangedSite.ts'),
  vscode: () => import('../src/vscode/activate.ts'),
}
