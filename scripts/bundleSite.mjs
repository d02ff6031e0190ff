import { writeFileSync } from 'node:fs'
import { createBuilder } from 'vite'
import { loadCode } from './loadCode.mjs'

/**
 * `node scripts/bundleSite.mjs FILE`: has Vite bundle the site's code for browsers and for the server, and writes both
 * bundles into FILE. A program of its own, started by the build, which reads the content meanwhile.
 */
const [file = ''] = process.argv.slice(2)
const { site } = await (await loadCode()).settings()
const { makeBundles, serializeBundles } = await (await site.loadEngine()).loadBuild()
const builder = await createBuilder({ logLevel: 'warn' })
writeFileSync(file, serializeBundles(await makeBundles(builder)))
