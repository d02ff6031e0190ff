import { openDelivery } from '../openDelivery.ts'

/** The handler as a Netlify function. scripts/hosting/README.md explains how to switch it on. */
const { handler } = await openDelivery(process.env)

export default (request: Request, { ip }: { ip: string }): Promise<Response> => handler(request, ip)

/** Netlify reads this without running the code. Each running copy counts its own messages, this limit counts all. */
export const config = {
  path: ['/message', '/message/'],
  rateLimit: { windowLimit: 10, windowSize: 180, aggregateBy: ['ip', 'domain'] },
}
