import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Allows each network address ten messages in ten minutes, mistakes included. */
export function addressLimiter(): (address: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: 10, duration: 600 })
  return (address) =>
    limiter.consume(bucketOf(address)).then(
      () => true,
      () => false,
    )
}

/** Random, so that nobody can find an address that shares a bucket with somebody else's. */
const key = randomBytes(32)

/** One of 65,536 buckets, which bounds the memory and keeps no addresses. */
const bucketOf = (address: string): string =>
  createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, 4)

/** One visitor has all IPv6 addresses with the same first half. Some proxies add a port. */
function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(bare)) return bare
  const ip = ipaddr.process(bare)
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).join(':') : ip.toString()
}
