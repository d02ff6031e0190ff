import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What a finished command said. */
export interface Finished {
  status: number | null
  /** Everything it printed, without colours. */
  output: string
}

/** Runs `vite build` as an editor would, in `folder`, with further environment variables. */
export function viteBuild(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: folder,
      // Vitest's own variables would make the build one for tests.
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        MODE: undefined,
        NO_COLOR: '1',
        ...environment,
      },
    })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', fail)
    child.on('close', (status) => done({ status, output }))
  })
}
