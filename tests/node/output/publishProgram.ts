import { publishSite } from './publishSite.ts'
import type { SiteFiles } from './publisher.ts'

/** `publishSite.ts` as a program: ROOT OUT FILES, the latter as JSON. */
const [root = '', out = '', files = '{}'] = process.argv.slice(2)
const texts: SiteFiles = JSON.parse(files)
await publishSite({ root, out }, texts)
