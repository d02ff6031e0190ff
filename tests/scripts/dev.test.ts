import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json'

/** What `npm run dev` says of what it does not understand; that it serves the site, tests/browser/development.test.ts shows. */

const root = join(import.meta.dirname, '../..')

/** Carries out `npm run dev`, without npm, which would leave the server behind if there was one. */
function dev(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [, ...script] = packageJson.scripts.dev.split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...words], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
  })
  return { status, stdout, stderr }
}

describe('the dev server refuses', () => {
  it.each([
    [['--port', 'abc'], '--port is "abc", and a port is a whole number up to 65535. Write, for example: npm'],
    [['--port', '99999'], '--port is "99999", and a port is'],
    [['--port=-1'], '--port is "-1", and a port is'],
    [['--port'], '--port needs a text behind it.'],
    [
      ['--host', '192.0.2.1'],
      '--host is "192.0.2.1", and this computer has no such address. Write one of its own',
    ],
    [['--prot', '4000'], 'There is no flag --prot. Did you mean "--port"?'],
    [['-port', '4000'], 'There is no flag -port. Write two hyphens before it: --port'],
    [['4000'], '"4000" belongs to no flag. If it is the port: npm run dev -- --port 4000'],
    [['--cors', 'about'], '"about" belongs to no flag, and the server needs nothing else.'],
  ])('%j', (words, told) => {
    const { status, stdout, stderr } = dev(words)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.startsWith(told), stderr).toBe(true)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  it.each([
    [['4000'], { npm_config_port: 'true' }, 'npm run dev -- --port 4000'],
    [[], { npm_config_host: 'true' }, 'npm run dev -- --host'],
    [[], { npm_config_strictport: 'true' }, 'npm run dev -- --strictPort'],
  ])('what npm has kept for itself: %j, %j', (words, kept, told) => {
    const { status, stderr } = dev(words, { ...kept, npm_lifecycle_event: 'dev' })
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^npm has kept --\w+ for itself/)])
    expect(stderr.trimEnd().endsWith(told), stderr).toBe(true)
  })

  it('a port that is in use, when no other will do', async () => {
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const { status, stderr } = dev(['--strictPort', '--port', `${port}`])
    expect([status, stderr]).toEqual([2, expect.stringContaining(`Port ${port} is in use, and --strictPort`)])
    server.close()
  })
})

describe('the dev server', () => {
  it('has a page of help', () => {
    expect(dev(['--help'])).toEqual({
      status: 0,
      stdout: expect.stringContaining('npm run dev -- --port 4000'),
      stderr: '',
    })
  })
})
