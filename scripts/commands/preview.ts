import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { foldersOf } from '../../src/node/folders.ts'
import { manifestFile, recoverSite } from '../../src/node/output.ts'
import { UserError } from '../../src/node/userError.ts'
import { siteServer } from '../siteServer.ts'
import { defineCommand } from '../command.ts'

export default defineCommand({
  usage: 'preview',
  summary: 'serves the finished site and prints its address.',
  flags: {},
  notes: `OUT_DIR sets the folder of the site. PORT sets the port (default: the first free one from 4173). HOST sets the address;
without it, only this computer can see the site.`,
  run: async () => {
    const { out } = foldersOf(process.cwd())
    recoverSite(out)
    if (!existsSync(join(out, manifestFile)))
      throw new UserError(`The folder ${out} has no finished site. Run npm run build first.`)
    const { PORT: chosen } = process.env
    const host = process.env['HOST'] || '127.0.0.1'
    const first = Number(chosen || 4173)
    if (!Number.isInteger(first) || first < 0 || first > 65535)
      throw new UserError(`PORT is "${chosen}". Write a number from 0 to 65535.`)
    const server = siteServer(out)
    const listen = (port: number): Promise<unknown> =>
      once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && !chosen && port < first + 20) return listen(port + 1)
        const what = `Can't listen on ${host}, port ${port}: ${error.message}.`
        throw new UserError(`${what} Set another PORT or HOST.`)
      })
    await listen(first)
    const { address, port } = server.address() as AddressInfo
    const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address) ? 'localhost' : address
    console.log(`\n  The site is at http://${name}:${port}\n  Press Ctrl-C to stop.\n`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  },
})
