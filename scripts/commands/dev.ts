import { inspect } from 'node:util'
import { systemFailure } from '../../src/node/systemFailure.mjs'
import { UserError } from '../../src/node/userError.ts'
import config from '../../vite.config.ts'
import { defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'dev',
  summary: 'serves the site while you write, and prints its address. A saved change shows in the open page.',
  flags: {
    port: { type: 'string', value: 'NUMBER', help: 'the port, or the next free one (default: 5173)' },
    host: {
      type: 'string',
      value: '[ADDRESS]',
      optionalValue: true,
      help: 'lets other computers on the network see the site',
    },
    open: { type: 'string', value: '[PAGE]', optionalValue: true, help: 'opens the site in the browser' },
  },
  notes: `CONTENT_DIR sets the content folder, BUILD_DATE=2026-01-31 today's date. Ctrl-C stops the server.
For Vite's other flags, run Vite itself: npx vite --force
The exit status is 2 if the command was wrong or the server can't start.`,
  run: async ({ port, host, open }) => {
    if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65536))
      throw new UsageError(`--port is "${port}". Type a number up to 65535: npm run dev -- --port 4000`)
    const { EDITOR, VISUAL } = process.env
    // Vite would open Vim, which hardly anyone can leave.
    if (!EDITOR && !VISUAL) process.env['LAUNCH_EDITOR'] ??= 'code'
    const { createServer } = await import('vite')
    const server = await createServer({
      ...config,
      // It's part of this program: Vite would bundle it again at every start.
      configFile: false,
      server: {
        ...(port !== undefined && { port: Number(port) }),
        ...(host !== undefined && { host: host || true }),
        ...(open !== undefined && { open: open || true }),
      },
    }).catch((error: unknown) => {
      // For a UserError, `inspect` gives only the message.
      throw new UserError(systemFailure(error) ?? inspect(error))
    })
    try {
      await server.listen()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`The server can't start: ${reason}. Choose another --port or --host.`)
      // Vite's file watcher would keep the process alive.
      process.exit(2)
    }
    server.printUrls()
    server.bindCLIShortcuts({ print: true })
  },
})
