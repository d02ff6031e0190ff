import { writeFileSync } from 'node:fs'

/** What `callInOwnProcess` starts: calls the default export of a module in this folder, and writes the result to a file. */
const [file = '', module, ...inputs] = process.argv.slice(2)
process.once('disconnect', () => process.exit())
try {
  const { default: call } = await import(`./${module}`)
  writeFileSync(file, await call(...inputs))
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error))
}
process.disconnect()
