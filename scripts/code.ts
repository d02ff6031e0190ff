/**
 * What programs load of the bundled code (`loadCode.mjs`), each part when it is first asked for. All of it is one bundle,
 * so there are never two copies of a module in one process.
 */
export const code = {
  // What the dev server takes.
  registry: () => import('../src/firm/registry.ts'),
  devServer: () => import('../src/vite/configureDevServer.ts'),
  server: () => import('../src/firm/entryServer.tsx'),

  // What the help in VS Code needs.
  vscode: () => import('../src/vscode/activate.ts'),
}
