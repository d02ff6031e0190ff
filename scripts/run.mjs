import { loadCode } from './loadCode.mjs'

/** `node scripts/run.mjs NAME …`: runs one of the programs of `code.ts`, with the words behind its name. */
const [name = ''] = process.argv.splice(2, 1)
/** @type {Readonly<Record<string, () => Promise<unknown>>>} */
const programs = await loadCode()
const run = programs[name]
if (run === undefined) throw new Error(`scripts/code.ts has no program "${name}".`)
await run()
