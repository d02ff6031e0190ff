/**
 * What programs load of the bundled code (`loadCode.mjs`), each part when it is first asked for. All of it is one bundle,
 * so there are never two copies of a module in one process.
 */
export const code = {
  // What the help in VS Code needs.
  vscode: () => import('../src/vscode/activate.ts'),
}
