import { UserError } from '../../src/node/userError.ts'
import { join } from 'node:path'
import { filesBelow } from './fixtures.ts'
import { recordFiles } from './finishedFiles.ts'
import { runProgram } from './processes.ts'
import type { Recording } from './recording.ts'
import { type Side, printed } from './side.ts'

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
  const recording = recordFiles([...filesBelow(out)].map(([path, bytes]) => ({ path, bytes })))
  recording.items['what the build says'] = printed(said, side)
  return recording
}
