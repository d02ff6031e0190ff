import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOf } from '../src/vite/folders.ts'
import { siteServer } from './siteServer.ts'

/** `npm run preview`: serves the finished site. `PORT` chooses the port; without it, the first free one from 4173. */
const { out } = foldersOf(process.cwd())
if (!existsSync(join(out, 'index.html'))) {
  console.error(`There is no finished site in ${out}. Run "npm run build" first.`)
  process.exit(1)
}
const chosen = process.env['PORT']
const firstPort = Number(chosen ?? 4173)
if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > 65535) {
  console.error(`PORT is "${chosen}"; write a number between 0 and 65535.`)
  process.exit(1)
}
let port = firstPort
const server = siteServer(out)
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  if (chosen !== undefined || port >= firstPort + 20) {
    console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`)
    process.exit(1)
  }
  port += 1
  server.listen(port)
})
server.on('listening', () => {
  const address = server.address()
  console.log(
    `\n  The site is at http://localhost:${typeof address === 'object' && address ? address.port : port}\n\n  Ctrl-C stops it.\n`,
  )
})
server.listen(port)
