import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { messagePath } from '../../src/delivery/handler.ts'
import { openDelivery } from '../../src/delivery/openDelivery.ts'
import { UserError } from '../../src/node/userError.ts'
import { defineCommand } from '../command.ts'
import { deliveryServer } from '../deliveryServer.ts'

/** Serves the address that the contact form sends to. */
export default defineCommand({
  usage: 'deliver',
  summary:
    'accepts messages from the contact form, mails them to the firm, and prints the address for the form.',
  flags: {},
  notes: `SMTP_URL is the mail server, like smtps://USER:PASSWORD@mail.example.com. DELIVER_TO is the firm's email address, which
gets every message. ALLOWED_ORIGIN is the address of the site, like https://www.example.com: messages from elsewhere are
refused. PORT sets the port (default: 8025). Only this computer can reach it; scripts/hosting/README.md shows how a web
server passes messages on. The log has the time, outcome and size of each message, and nothing that a visitor wrote.
Ctrl-C stops it. The exit status is 2 if a variable is missing or wrong.`,
  run: async () => {
    const { handler, port } = openDelivery(process.env)
    const server = deliveryServer(handler)
    await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: Error) => {
      throw new UserError(`Can't listen on port ${port}: ${error.message}. Set another PORT.`)
    })
    const address = server.address() as AddressInfo
    console.log(`Messages go to http://localhost:${address.port}${messagePath}\nPress Ctrl-C to stop.`)
    // Messages on their way are still delivered.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
    await once(server, 'close')
    return 0
  },
})
