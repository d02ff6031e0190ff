import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainError } from '../plainError.ts'

/** What a site is built from. */
export interface BuildWish {
  /** The project's folder. */
  root: string
  /** The day that counts as today, as 2026-01-31. */
  date: string
  env: NodeJS.ProcessEnv
}

/**
 * Builds the site of a day beside everything else, and removes it once it has been used.
 * @throws PlainError when it cannot be built; its message is what the build said
 */
export async function withNewBuild<Result>(
  { root, date, env }: BuildWish,
  done: (folder: string) => Promise<Result>,
): Promise<Result> {
  const work = mkdtempSync(join(tmpdir(), 'preserve-'))
  const folder = join(work, 'site')
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: root, encoding: 'utf8', env: { ...env, OUT_DIR: folder, BUILD_DATE: date } },
    )
    if (status !== 0) throw new PlainError(`The site could not be built.\n${stdout}${stderr}`.trim())
    return await done(folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
