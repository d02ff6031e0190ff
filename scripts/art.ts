import { registry } from '../src/firm/registry.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { artworkOf } from '../src/firm/artwork.ts'
import { contentStore } from '../src/node/workspace/contentStore.ts'
import { foldersOf } from '../src/node/folders.ts'

/** `npm run art -- FOLDER`: writes all drawings of the site into a folder, to look at them. */
const [folder, ...rest] = process.argv.slice(2)
if (folder === undefined || rest.length > 0) {
  console.error('Say where the drawings go: npm run art -- FOLDER')
  process.exit(2)
}
const { site } = contentStore(registry, foldersOf(process.cwd())).load()
if (!site) {
  console.error('The content has errors, and the drawings are made from it. "npm run check" lists them.')
  process.exit(1)
}
const drawings = artworkOf(site)
for (const [path, { draw }] of drawings) {
  const file = join(resolve(folder), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await draw())
}
console.log(`${drawings.size} drawings are in ${resolve(folder)}`)
