import './tuneRolldown.mjs'
import { writeFileSync } from 'node:fs'
import { createBuilder } from 'vite'
import { loadCode } from './loadCode.mjs'

/**
 * `node scripts/bundleSite.mjs FILE`: has Vite bundle the site's code for browsers and for the server, and writes both
 * bundles into FILE. A program of its own, started by the build, which reads the content meanwhile.
 */
const [file = ''] = process.argv.slice(2)
const code = await loadCode()
// The settings are in the bundle of our code: Vite would bundle them once more.
const settings = await (await code.settings()).default()
const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn' })
const { makeBundles, serializeBundles } = await code.bundles()
writeFileSync(file, serializeBundles(await makeBundles(builder)))
