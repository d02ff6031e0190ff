import { UserError } from '../../src/node/userError.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { recordFiles } from './finishedFiles.ts'
import { runProgram } from './processes.ts'
import type { Recording } from './recording.ts'
import { printed } from './printed.ts'
import type { Side } from './side.ts'

/** The finished site of the revision's own content, as `npx vite build` makes it. */
export async function recordSite(side: Side): Promise<Recording> {
  const out = join(side.temp, 'dist')
  const said = await runProgram(
    [process.execPath, join(side.folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: side.folder,
      env: side.variables({ OUT_DIR: out }),
    },
  )
  if (said.status !== 0) throw new UserError(`The site could not be built.\n${said.stdout}${said.stderr}`)
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(out, path), bytes: readFileSync(path) }))
  const recording = recordFiles(files)
  recording.items['what the build says'] = printed(said, side)
  return recording
}
