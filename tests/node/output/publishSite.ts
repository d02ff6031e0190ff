import { withOutput } from '../../../src/node/output/withOutput.ts'

/** A program that publishes a tiny site as a build does: ROOT OUT FILES, the latter as JSON. */
const [root = '', out = '', files = '{}'] = process.argv.slice(2)
const texts: Record<string, string> = JSON.parse(files)
const folders = { content: `${root}/content`, public: `${root}/public`, out }
await withOutput(folders, root, (output) => {
  const site = output.stage()
  for (const [path, text] of Object.entries(texts)) site.write(path, text)
  output.publish(site)
  return Promise.resolve()
})
