import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What a finished command said. */
export interface Finished {
  status: number | null
  /** Everything it printed, without colors. */
  output: string
}

/** The environment of a build that a test starts: Vitest's own variables would make it one for tests. */
const buildEnvironment = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  VITEST: undefined,
  MODE: undefined,
  NO_COLOR: '1',
  ...variables,
})

/** Carries out `npm run build` in a project, as npm starts it. */
export function npmBuild(project: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'scripts/cli.mjs'), 'build', ...words],
    { cwd: project, encoding: 'utf8', env: buildEnvironment(variables) },
  )
  return { status, stdout, stderr }
}

/**
 * Runs `vite build` as an editor would, in `folder`, with further environment variables.
 * @param killedAfter milliseconds after which it is killed
 */
export function viteBuild(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  killedAfter?: number,
): Promise<Finished> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: folder,
      env: buildEnvironment(environment),
      timeout: killedAfter,
      killSignal: 'SIGKILL',
    })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', fail)
    child.on('close', (status) => done({ status, output }))
  })
}
