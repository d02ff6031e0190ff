import { inspect } from 'node:util'
import { loadCode } from './loadCode.mjs'
import { shortProgramFlags, tuneV8 } from './tuneV8.mjs'

/** `node scripts/run.mjs NAME …`: runs one of the programs of `code.ts`, with the words behind its name. */
const [name = ''] = process.argv.splice(2, 1)
/** @type {Readonly<Record<string, () => Promise<unknown>>>} */
const programs = await loadCode().catch((error) => {
  // `inspect` gives only the message of what is told in words.
  console.error(inspect(error))
  process.exit(1)
})
tuneV8(shortProgramFlags)
const run = programs[name]
if (run === undefined) throw new Error(`scripts/code.ts has no program "${name}".`)
await run()
