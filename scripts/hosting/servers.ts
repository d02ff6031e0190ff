import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { aptInstall, isDebian } from '../aptInstall.mjs'
import { serveSite } from '../siteServer.ts'

/** A server that answers for a finished site. */
export interface RunningServer {
  name: 'nginx' | 'Caddy' | 'preview'
  port: number
  stop: () => Promise<void>
}

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file))

/**
 * The programs nginx and Caddy, installed when they are missing and apt is there; undefined, with a sentence about it,
 * where they cannot be had.
 */
export function findServers(): { nginx: string; caddy: string } | undefined {
  if (!(find('nginx') && find('caddy')) && isDebian()) {
    console.log('nginx or Caddy is missing. Installing them with apt …')
    aptInstall(['nginx-light', 'caddy'])
  }
  const [nginx, caddy] = [find('nginx'), find('caddy')]
  if (nginx && caddy) return { nginx, caddy }
  console.warn(
    'What the build writes for nginx and Caddy is NOT tried with these servers: they are not installed, and there is no apt to install them with. Install nginx and caddy to try them.',
  )
  return undefined
}

/** Starts nginx with the configuration that the build wrote. @param work an empty folder */
export async function startNginx(program: string, site: string, work: string): Promise<RunningServer> {
  const port = await freePort()
  mkdirSync(work, { recursive: true })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(work, name)};`,
  )
  const settings = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(work, 'nginx.pid')};`,
    'error_log stderr crit;',
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    ...places,
    '  server {',
    `    listen 127.0.0.1:${port};`,
    '    server_name localhost;',
    `    root ${site};`,
    `    include ${join(site, '_hosting/nginx.conf')};`,
    '  }',
    '}',
    '',
  ]
  const file = join(work, 'nginx.conf')
  writeFileSync(file, settings.join('\n'))
  // Started by root, nginx gives its worker another user, who may not read temporary folders.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  return running('nginx', port, spawn(program, ['-p', work, '-c', file, ...asRoot], silent))
}

/** Starts Caddy with the configuration that the build wrote. @param work an empty folder */
export async function startCaddy(program: string, site: string, work: string): Promise<RunningServer> {
  const port = await freePort()
  mkdirSync(work, { recursive: true })
  const file = join(work, 'Caddyfile')
  // Without the admin API, whose port two Caddys at once could not share.
  writeFileSync(file, `{\n\tadmin off\n}\nimport ${join(site, '_hosting/Caddyfile')}\n`)
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: site,
    XDG_DATA_HOME: work,
    XDG_CONFIG_HOME: work,
  }
  const caddy = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { ...silent, env })
  return running('Caddy', port, caddy)
}

/** Starts our own server. */
export const startPreview = async (site: string): Promise<RunningServer> => ({
  name: 'preview',
  ...(await serveSite(site)),
})

/** A server's output is printed only when it does not start. */
const silent = { stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }

async function running(
  name: RunningServer['name'],
  port: number,
  child: ChildProcess,
): Promise<RunningServer> {
  let said = ''
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const limit = Date.now() + 20_000
  while (Date.now() < limit && child.exitCode === null) {
    if (await answers(port)) return { name, port, stop }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`${name} did not start:\n${said}`)
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}
