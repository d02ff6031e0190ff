/**
 * Where VS Code enters. The help itself is src/vscode, and runs with the project's own packages.
 */
const { join } = require('node:path')
const vscode = require('vscode')

const root = join(__dirname, '../../..')

exports.activate = async (context) => {
  try {
    const { loadProgram } = await import('../../../src/vite/loadProgram.mjs')
    const { activate } = await loadProgram('src/vscode/activate.ts')
    context.subscriptions.push(...activate(vscode, join(root, 'content')))
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    vscode.window.showInformationMessage(
      'The help with writing needs the website’s packages. Run "npm install" once in this folder, then reload the window.',
    )
  }
}
