/**
 * Where VS Code enters. The help itself is src/vscode, and runs with the project's own packages: what it says is what
 * `npm run check` says, without a build and without a second copy.
 */
const { join } = require('node:path')
const vscode = require('vscode')

const root = join(__dirname, '../../..')

exports.activate = async (context) => {
  try {
    const { loadCode } = await import('../../../scripts/loadCode.mjs')
    const code = await loadCode()
    const [{ activate }, { registry }] = await Promise.all([code.vscode(), code.registry()])
    context.subscriptions.push(...activate(registry, vscode, root))
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    vscode.window.showInformationMessage(
      'The help with writing needs the website’s packages. Run "npm install" once in this folder, then reload the window.',
    )
  }
}
