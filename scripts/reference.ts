import { registry } from '../src/firm/registry.ts'
import { join } from 'node:path'
import { referenceFiles } from '../src/content/docs/referenceFiles.ts'
import { writeFileAtomic } from '../src/node/writeFileAtomic.ts'

/** `npm run reference`: writes the editors' field reference and VS Code's help anew, from the schemas. */
const written = referenceFiles(registry).filter(({ path, text }) =>
  writeFileAtomic(join(process.cwd(), path), text),
)
for (const { path } of written) console.log(`wrote ${path}`)
console.log(written.length === 0 ? 'The reference is up to date.' : 'The reference is up to date again.')
