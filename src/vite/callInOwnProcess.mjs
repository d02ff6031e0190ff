import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Calls the default export of a module in a process of its own, since a bundler takes 300 MB and gives none back. The result
 * comes in a file: sent as a message, it would keep the process until this one has time to read it.
 * @param {string} module its file in this folder
 * @param {...string} inputs
 * @returns {Promise<string>} the text that it returns
 */
export async function callInOwnProcess(module, ...inputs) {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-'))
  try {
    const file = join(folder, 'result')
    const child = fork(join(import.meta.dirname, 'ownProcess.mjs'), [file, module, ...inputs])
    let failure = `${module} stopped before it was done.`
    child.once('message', (message) => (failure = String(message)))
    await once(child, 'disconnect')
    if (!existsSync(file)) throw new Error(failure)
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
