import { UserError } from '../../src/node/userError.ts'
import { defineCommand, UsageError } from '../command.ts'

/** What flags mean that are typed without a value. */
const bare: Readonly<Record<string, string>> = { '--host': '--host=0.0.0.0', '--open': '--open=/' }

const command = defineCommand({
  usage: 'dev',
  summary: 'serves the site while you write, and prints its address. A saved change shows in the open page.',
  flags: {
    port: {
      type: 'string',
      value: 'PORT',
      help: 'at this port, or the next free one; otherwise from 5173 on',
    },
    strictPort: { type: 'boolean', help: 'at this port or not at all' },
    host: {
      type: 'string',
      value: 'ADDRESS',
      help: 'for other computers too: at this address of this computer, or at all of them if ADDRESS is left out',
    },
    open: {
      type: 'string',
      value: 'PATH',
      help: 'opens this page in the browser, or the front page if PATH is left out',
    },
  },
  notes: `CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the date that counts as today. Vite's other flags
work with "npx vite", which serves the same site. The exit status is 2 when the command wasn't understood or the server
can't listen there; Ctrl-C ends the server.`,
  run: async ({ port = '5173', strictPort, host, open }) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new UsageError(
        `--port ${port} isn't a port. Write a number, for example: npm run dev -- --port 4000`,
      )
    process.env['NODE_ENV'] = 'development'
    const { createServer } = await import('vite')
    const server = await createServer({ server: { port: Number(port), strictPort, host, open } })
    try {
      await server.listen()
    } catch (error) {
      await server.close()
      const reason = error instanceof Error ? error.message : String(error)
      throw new UserError(`The server can't listen there: ${reason}. Choose another --port or --host.`)
    }
    server.printUrls()
    return 0
  },
})

export default {
  run: (typed: readonly string[]) =>
    command.run(
      typed.map((word, index) => ((typed[index + 1] ?? '-').startsWith('-') && bare[word]) || word),
    ),
}
