import { once } from 'node:events'
import { openDelivery } from '../../src/delivery/openDelivery.ts'
import { messagePath } from '../../src/message/contract.ts'
import { UserError } from '../../src/node/userError.ts'
import { defineCommand } from '../command.ts'
import { deliveryServer } from '../deliveryServer.ts'

export default defineCommand({
  usage: 'deliver',
  summary:
    'accepts messages from the contact form, mails them to the firm, and prints the address for the form.',
  flags: {},
  notes: `SMTP_URL is the mail server, like smtps://USER:PASSWORD@mail.example.com. DELIVER_TO is the firm's email address, which
gets every message. ALLOWED_ORIGIN is the address of the site, like https://www.example.com: messages from elsewhere are
refused. DELIVERY_SECONDS is how long to wait for the mail server (default: 25), and MAILS_PER_HOUR how many mails it gets in
an hour at most (default: 300). LIMITER_URL and LIMITER_KEY are for several processes. PORT sets the port (default: 8025). Only
this computer can reach it; scripts/hosting/README.md shows how a web server passes messages on. The log has the time, outcome
and size of each message, and nothing that a visitor wrote.
Ctrl-C stops it. The exit status is 2 if a variable is missing or wrong.`,
  run: async () => {
    const { handler, port, site, close } = await openDelivery(process.env)
    const stopping = new AbortController()
    const server = deliveryServer(handler, stopping.signal)
    await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: Error) => {
      close()
      throw new UserError(`Can't listen on port ${port}: ${error.message}. Set another PORT.`)
    })
    const bound = server.address()
    const here = `http://localhost:${typeof bound === 'object' ? bound?.port : port}${messagePath}`
    const isTrial = new URL(site).protocol === 'http:'
    console.log(`This computer takes messages at ${here}
${isTrial ? 'For the form' : `When your web server passes ${site}${messagePath} on to it`}, write in content/firm.mdx:
delivery: endpoint
deliveryAddress: ${isTrial ? here : `${site}${messagePath}`}
Press Ctrl-C to stop.`)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
    await once(server, 'close')
    close()
  },
})
