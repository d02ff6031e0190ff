import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onInterrupt } from '../onInterrupt.ts'
import { isAbandoned, isOwnerName, newOwnerName } from '../processOwner.ts'
import { UserError } from '../userError.ts'

/** What a site is built from. */
interface TempBuildOptions {
  /** The project's folder. */
  root: string
  /** The day that counts as today, as 2026-01-31. */
  date: string
  env: NodeJS.ProcessEnv
}

/**
 * Builds the site of a day beside everything else, and removes it once it has been used.
 * @throws UserError when it cannot be built; its message is what the build said
 */
export async function withTempBuild<Result>(
  { root, date, env }: TempBuildOptions,
  done: (folder: string) => Promise<Result>,
): Promise<Result> {
  sweepTemporary()
  const work = join(tmpdir(), `${beginning}${newOwnerName()}`)
  const folder = join(work, 'site')
  const remove = () => rmSync(work, { recursive: true, force: true })
  const forget = onInterrupt(remove)
  try {
    mkdirSync(work, { mode: 0o700 })
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: root, encoding: 'utf8', env: { ...env, OUT_DIR: folder, BUILD_DATE: date } },
    )
    if (status !== 0) throw new UserError(`The site could not be built.\n${stdout}${stderr}`.trim())
    return await done(folder)
  } finally {
    forget()
    remove()
  }
}

const beginning = 'west-atlantic-preserve-'

/** What killed commands have left. */
function sweepTemporary(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(beginning) ? name.slice(beginning.length) : ''
    const path = join(tmpdir(), name)
    if (isOwnerName(owner) && isAbandoned(path, owner)) rmSync(path, { recursive: true, force: true })
  }
}
