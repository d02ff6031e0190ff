/**
 * What programs load of the bundled code (`loadCode.mjs`), each part when it is first asked for. All of it is one bundle,
 * so there are never two copies of a module in one process.
 */
export const code = {
  // Programs: `node scripts/run.mjs NAME …`.
  cli: () => import('./cli/oldCli.ts'),

  // What the dev server takes.
  registry: () => import('../src/firm/registry.ts'),
  devServer: () => import('../src/vite/configureDevServer.ts'),
  server: () => import('../src/firm/entryServer.tsx'),
}
