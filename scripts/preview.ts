import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { foldersOf } from '../src/node/folders.ts'
import { policyFile } from '../src/vite/hosting/hostingPolicy.ts'
import { securityTxtAddress, securityTxtExpiry } from '../src/vite/hosting/securityTxt.ts'
import { recoverSite } from '../src/node/output/recoverSite.ts'
import { siteServer } from './siteServer.ts'

/**
 * `npm run preview`: serves the finished site, to this computer alone unless `HOST` says otherwise. `PORT` chooses the
 * port; without it, the first free one from 4173.
 */
const { out } = foldersOf(process.cwd())
try {
  await recoverSite({ out })
} catch (error) {
  // `inspect` gives only the message of a `UserError`.
  giveUp(inspect(error))
}
if (![join(out, 'index.html'), join(out, policyFile)].every((file) => existsSync(file)))
  giveUp(`There is no finished site in ${out}. Run "npm run build" first.`)

const chosen = process.env['PORT']
const host = process.env['HOST'] || '127.0.0.1'
const firstPort = Number(chosen || 4173)
if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > 65535)
  giveUp(`PORT is "${chosen}"; write a number between 0 and 65535.`)

let port = firstPort
const server = siteServer(out)
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE' && !chosen && port < firstPort + 20) {
    port += 1
    server.listen(port, host)
    return
  }
  giveUp(
    refusals()[error.code ?? ''] ?? `The site cannot be served at ${host}, port ${port}: ${error.message}.`,
  )
})

/** Why the server cannot listen there, and what to do, by the system's error codes. */
const refusals = (): Readonly<Record<string, string>> => ({
  EADDRINUSE: `Port ${port} is in use. Choose another: PORT=${firstPort + 1} npm start`,
  EACCES: `Port ${port} is reserved for the system. Choose one from 1024 on: PORT=4173 npm start`,
  EADDRNOTAVAIL: `HOST is "${host}", and this computer has no such address. Write one of its own, or 0.0.0.0 for all of them.`,
  ENOTFOUND: `HOST is "${host}", and no computer has this name. Write an address of this computer, or 0.0.0.0 for all of them.`,
  EAI_AGAIN: `HOST is "${host}", and nobody can be asked for this name now. Write an address of this computer, or 0.0.0.0 for all of them.`,
})

/** A warning before an old build is published: its security.txt is no longer valid. */
const securityFile = join(out, securityTxtAddress)
const expiry = existsSync(securityFile) ? securityTxtExpiry(readFileSync(securityFile, 'utf8')) : undefined
if (expiry && expiry < new Date())
  console.error(
    `This site is old: its security.txt has expired on ${expiry.toISOString().slice(0, 10)}. Build it anew before it is published: npm run build`,
  )

server.on('listening', () => {
  const address = server.address()
  const bound = typeof address === 'object' && address ? address : { address: host, port }
  const name = bound.address.includes(':') ? `[${bound.address}]` : bound.address
  const everywhere = ['0.0.0.0', '[::]'].includes(name)
  const shown = ['127.0.0.1', '[::1]'].includes(name) || everywhere ? 'localhost' : name
  console.log(
    [
      '',
      `  The site is at http://${shown}:${bound.port}`,
      everywhere
        ? `  It listens on every address of this computer (${name}), so others in its network can see it too.`
        : `  It listens on ${name}, port ${bound.port}.`,
      '',
      '  Ctrl-C stops it.',
      '',
    ].join('\n'),
  )
})

/** Milliseconds that answers under way may take after the signal to stop. */
const graceTime = 2000

/** The first signal lets answers end that are under way; the second does not wait. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    // A timer alone does not keep the process: with the last connection it ends at once.
    setTimeout(() => server.closeAllConnections(), graceTime).unref()
  })
}

server.listen(port, host)

function giveUp(why: string): never {
  console.error(why)
  process.exit(1)
}
