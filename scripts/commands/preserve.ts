import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { buildDate } from '../../src/node/buildDate.ts'
import { withBuilds } from '../../src/node/builds.ts'
import { gitOutput } from '../../src/node/git.ts'
import { listAllFiles } from '../../src/node/listFiles.ts'
import { manifestFile } from '../../src/node/output.ts'
import { sha256 } from '../../src/node/sha256.ts'
import { UserError } from '../../src/node/userError.ts'
import { deliveryProgram } from '../../src/vite/hosting/hostFiles.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { defineCommand } from '../command.ts'

export default defineCommand({
  usage: 'preserve',
  summary: 'saves the finished site as archives/site-DATE.zip, with the SHA-256 of every file.',
  flags: {},
  notes: `archives/site-DATE.txt has the SHA-256 of the zip and of each file in it. To check them later, unzip and run:
sha256sum --check site-DATE.txt. BUILD_DATE=2026-01-31 sets the date.
The exit status is 0 if the copy was saved, 2 if not.`,
  run: async () => {
    const day = buildDate()
    const name = `site-${day}`
    const [zipFile, listFile] = [`archives/${name}.zip`, `archives/${name}.txt`]
    if (existsSync(zipFile))
      throw new UserError(`${zipFile} already exists. To make another copy of this date, move it first.`)
    const files = await withBuilds(process.cwd(), async (build) => {
      const { out: folder } = await build(undefined, day)
      const paths = listAllFiles(folder).filter((path) => path !== manifestFile && path !== deliveryProgram)
      return paths.map((path) => [`${name}/${path}`, readFileSync(join(folder, path))] as const)
    })
    // A fixed time makes the zip reproducible.
    const zip = zipSync(Object.fromEntries(files), { mtime: new Date(`${day}T12:00:00`) })
    const digest = sha256(zip)
    const list = files.map(([path, bytes]) => `${sha256(bytes)}  ${path}`)
    const head = [`# The site on ${day}, built from ${revision()}.`, `${digest}  ${name}.zip`]
    writeFileAtomic(listFile, `${[...head, ...list].join('\n')}\n`)
    writeFileAtomic(zipFile, zip)
    console.log(`Wrote ${zipFile}: ${list.length} files, SHA-256 ${digest}\nWrote ${listFile}`)
  },
})

function revision(): string {
  const commit = gitOutput(process.cwd(), ['rev-parse', 'HEAD'])
  if (commit === undefined) return 'files without Git history'
  const isClean = gitOutput(process.cwd(), ['status', '--porcelain']) === ''
  return `commit ${commit}${isClean ? '' : ' with uncommitted changes'}`
}
