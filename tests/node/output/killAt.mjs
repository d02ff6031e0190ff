/**
 * Loaded into a program before all else (`node --import`): ends it as a power cut would, right before the file
 * operation of the number in KILL_AT. Without that, it prints what the operations were, as JSON.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const killAt = Number(process.env['KILL_AT'] ?? Number.NaN)
/** @type {string[]} */
const operations = []

const count = (/** @type {string} */ name) => {
  operations.push(name)
  if (operations.length === killAt) process.kill(process.pid, 'SIGKILL')
}

/** @type {Record<string, unknown>} */
const changeable = fs
for (const name of [
  'mkdirSync',
  'writeFileSync',
  'renameSync',
  'rmdirSync',
  'unlinkSync',
  'chmodSync',
  'copyFileSync',
]) {
  const operation = changeable[name]
  if (typeof operation !== 'function') throw new Error(`There is no ${name}.`)
  changeable[name] = (/** @type {unknown[]} */ ...given) => {
    count(name)
    return operation(...given)
  }
}

// What the library does at once is many operations to the disk.
/** @param {string} path */
function remove(path) {
  const stats = fs.lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory()) return fs.unlinkSync(path)
  for (const name of fs.readdirSync(path)) remove(join(path, name))
  fs.rmdirSync(path)
}
changeable['rmSync'] = remove
syncBuiltinESMExports()
process.on('exit', () => process.stdout.write(`\n${JSON.stringify(operations)}`))
