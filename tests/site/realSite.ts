import { join } from 'node:path'
import type { Site } from '../../src/content/buildSite.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { contentStore } from '../../src/node/contentStore.ts'

let built: { site: Site; files: readonly SourceFile[] } | undefined

/** The site of the firm as its content makes it today; made once for all tests, which leave it as it is. */
export function realSite(): { site: Site; files: readonly SourceFile[] } {
  if (built) return built
  const root = join(import.meta.dirname, '../..')
  const { site, problems, files } = contentStore({
    content: join(root, 'content'),
    public: join(root, 'public'),
  }).load()
  if (!site) throw new Error(`The content has errors: ${JSON.stringify(problems, null, 2)}`)
  built = { site, files }
  return built
}
