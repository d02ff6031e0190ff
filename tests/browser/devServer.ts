import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** `npm run dev`, running. */
export interface DevServer {
  /** Where it answers, without a slash at the end. */
  address: string
  port: number
  stop: () => Promise<void>
}

/**
 * Starts the dev server on a folder of content and waits until it prints its address.
 * @param port the one to take; without it, one that is free
 */
export async function startDevServer(content: string, port = 0): Promise<DevServer> {
  const child = spawn(process.execPath, [join(root, 'scripts/cli.mjs'), 'dev', '--port', `${port}`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', CONTENT_DIR: content },
  })
  const address = await new Promise<string>((done, fail) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (found) done(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => fail(new Error(`The dev server ended: ${output}`)))
  })
  return {
    address,
    port: Number(new URL(address).port),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
