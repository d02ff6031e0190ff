import { rmSync } from 'node:fs'
import { stageSite } from '../../../src/node/output/stagedSite.ts'

/** Makes a folder just as a build leaves it. */
export function putSite(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true })
  const site = stageSite(folder)
  for (const [path, text] of Object.entries(files)) site.write(path, text)
  site.seal()
}
