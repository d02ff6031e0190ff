import { inspect } from 'node:util'
import { UserError } from '../../src/node/userError.ts'
import { defineCommand, UsageError } from '../command.ts'

/** Has Vite serve the site while it is written, as `vite dev` does. */
export default defineCommand({
  usage: 'dev',
  summary: 'serves the site while you write, and prints its address. A saved change shows in the open page.',
  flags: {
    port: {
      type: 'string',
      value: 'NUMBER',
      help: 'at this port, or the next free one; without it, from 5173 on',
    },
    strictPort: { type: 'boolean', help: 'at this port or not at all' },
    host: {
      type: 'string',
      value: '[ADDRESS]',
      mayBeBare: true,
      help: 'for other computers of the network too',
    },
    open: { type: 'string', value: '[PAGE]', mayBeBare: true, help: 'opens the site in the browser' },
  },
  notes: `CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the date that counts as today. Ctrl-C stops the server.
Developers use Vite's other flags with Vite itself: npx vite --force
The exit status is 2 when the command wasn't understood, or the server can't listen there.`,
  run: async ({ port, strictPort, host, open }) => {
    if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65536))
      throw new UsageError(`--port is "${port}". Type a number up to 65535: npm run dev -- --port 4000`)
    const { createServer } = await import('vite')
    const server = await createServer({
      server: {
        ...(port !== undefined && { port: Number(port) }),
        ...(strictPort && { strictPort }),
        ...(host !== undefined && { host: host || true }),
        ...(open !== undefined && { open: open || true }),
      },
    }).catch((error: unknown) => {
      // Of a UserError, `inspect` gives the message alone.
      throw new UserError(inspect(error))
    })
    try {
      await server.listen()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`The server can't listen there: ${reason}. Choose another --port or --host.`)
      // What Vite has begun to watch would keep the process alive.
      process.exit(2)
    }
    server.printUrls()
    server.bindCLIShortcuts({ print: true })
    return 0
  },
})
