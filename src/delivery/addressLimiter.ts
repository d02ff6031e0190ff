import { createHash } from 'node:crypto'
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

/** One of 65,536 buckets, which bounds the memory and keeps no addresses. */
function bucketOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  // One visitor has all IPv6 addresses with the same first half.
  const network = plain.includes(':') ? [...plain.split(':'), 0, 0, 0, 0].slice(0, 4).join(':') : plain
  return createHash('sha256').update(network).digest('hex').slice(0, 4)
}
