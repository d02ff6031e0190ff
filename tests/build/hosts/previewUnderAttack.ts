import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hostingPolicy, policyFile } from '../../../src/vite/hosting/hostingPolicy.ts'

const root = join(import.meta.dirname, '../../..')

/** A running `npm run preview` of a small site, in a process of its own. */
export interface RunningPreview {
  port: number
  /** What it has said so far. */
  said: () => string
  isRunning: () => boolean
  /** Ends it by a signal. @returns its exit status */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Pages and files of the site. */
  paths: string[]
  /** What stands in a file beside the site, to which a link in it leads. */
  secret: string
}

/** Starts one. @param env variables of its own, such as HOST */
export async function startPreviewProcess(env: NodeJS.ProcessEnv = {}): Promise<RunningPreview> {
  const work = mkdtempSync(join(tmpdir(), 'preview-'))
  const site = join(work, 'site')
  const secret = 'what nobody outside may read'
  const files = {
    'index.html': '<!doctype html><title>Home</title>'.padEnd(2000, ' .'),
    'about.html': '<!doctype html><title>About</title>',
    'about.html.br': 'packed',
    'about.html.gz': 'packed',
    'about/index.json': '{}',
    '404.html': '<!doctype html><title>Nothing</title>',
    'assets/script.js': 'export {}',
    '.git/config': secret,
    [policyFile]: JSON.stringify(
      hostingPolicy([{ from: '/old', to: '/about#x' }], { hashes: [], sheets: false }),
    ),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  writeFileSync(join(work, 'secret.txt'), secret)
  symlinkSync(join(work, 'secret.txt'), join(site, 'link.txt'))
  symlinkSync(work, join(site, 'linked'))
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'preview'], {
    cwd: root,
    env: { ...process.env, OUT_DIR: site, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = once(child, 'exit').then(([status]: (number | null)[]) => {
    rmSync(work, { recursive: true, force: true })
    return status ?? null
  })
  const heard = new Promise<number>((resolve, reject) => {
    const listen = (part: Buffer) => {
      text += part.toString()
      const port = /http:\/\/[^\s]*:(\d+)\n/.exec(text)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(text)))
  })
  const port = await heard
  return {
    port,
    said: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      child.kill(signal)
      return ended
    },
    paths: [
      '/',
      '/about',
      '/about/index.json',
      '/assets/script.js',
      '/old',
      '/link.txt',
      '/linked/secret.txt',
      '/nowhere',
    ],
    secret,
  }
}
