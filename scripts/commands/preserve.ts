import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { buildDay } from '../../src/node/buildDay.ts'
import { withBuilds } from '../../src/node/builds.ts'
import { askGit } from '../../src/node/git.ts'
import { listEveryFile } from '../../src/node/listFiles.ts'
import { markerFile } from '../../src/node/output.ts'
import { sha256 } from '../../src/node/sha256.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { defineCommand } from '../command.ts'

/** Makes a copy of the finished site that lasts for years. */
export default defineCommand({
  usage: 'preserve',
  summary: 'puts the finished site into archives/site-DAY.zip, with its SHA-256 and a list of its files.',
  flags: {},
  notes: `archives/site-DAY.txt has the SHA-256 of the zip and of each file in it. To check them later, unzip and run:
sha256sum --check site-DAY.txt. BUILD_DATE=2026-01-31 sets the date.
The exit status is 0 when the copy was made, 2 when not.`,
  run: async () => {
    const day = buildDay()
    const name = `site-${day}`
    const [zipFile, listFile] = [`archives/${name}.zip`, `archives/${name}.txt`]
    if (existsSync(zipFile))
      throw new UserError(`${zipFile} exists already. Move it away to make another copy of this date.`)
    const files = await withBuilds(process.cwd(), async (build) => {
      const folder = await build(undefined, day)
      const paths = listEveryFile(folder).filter((path) => path !== markerFile)
      return paths.map((path) => [`${name}/${path}`, readFileSync(join(folder, path))] as const)
    })
    // The same files give the same bytes.
    const zip = zipSync(Object.fromEntries(files), { mtime: new Date(`${day}T12:00:00`) })
    const digest = sha256(zip)
    const list = files.map(([path, bytes]) => `${sha256(bytes)}  ${path}`)
    const head = [`# The site on ${day}, built from ${revision()}.`, `${digest}  ${name}.zip`]
    writeFileAtomic(listFile, `${[...head, ...list].join('\n')}\n`)
    writeFileAtomic(zipFile, zip)
    console.log(`Wrote ${zipFile}: ${list.length} files, SHA-256 ${digest}\nWrote ${listFile}`)
    return 0
  },
})

function revision(): string {
  const commit = askGit(process.cwd(), ['rev-parse', 'HEAD'])
  if (commit === undefined) return 'files without Git history'
  const isClean = askGit(process.cwd(), ['status', '--porcelain']) === ''
  return `commit ${commit}${isClean ? '' : ' with uncommitted changes'}`
}
