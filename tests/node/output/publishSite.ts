import { withOutput } from '../../../src/node/output/withOutput.ts'
import type { SiteFiles } from './publisher.ts'

/** Publishes a tiny site as a build does. @throws when that cannot be done */
export async function publishSite(
  { root, out }: { root: string; out: string },
  files: SiteFiles,
): Promise<void> {
  const folders = { content: `${root}/content`, public: `${root}/public`, out }
  await withOutput(folders, root, (output) => {
    const site = output.stage()
    for (const [path, text] of Object.entries(files)) site.write(path, text)
    output.publish(site)
    return Promise.resolve()
  })
}
