import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { UserError } from '../node/userError.ts'
import type { Settings } from './settings.ts'

type LimiterSettings = Pick<Settings, 'ALLOWED_ORIGIN' | 'MAILS_PER_HOUR' | 'LIMITER_URL' | 'LIMITER_KEY'>

/**
 * Limits messages: ten of a network address in ten minutes, mistakes included, and so many mails an hour. With LIMITER_URL,
 * the processes of a site share these counts. While that server is away, each counts for itself. @throws UserError
 */
export async function openLimiters(settings: LimiterSettings, log: (line: string) => void) {
  const { ALLOWED_ORIGIN: keyPrefix, LIMITER_URL, LIMITER_KEY = randomBytes(32).toString('hex') } = settings
  const storeClient = LIMITER_URL === undefined ? undefined : await connect(LIMITER_URL)
  let [isReported, reason] = [storeClient === undefined, 'no answer']
  storeClient?.on('ready', () => ([isReported, reason] = [false, 'no answer']))
  storeClient?.on('error', ({ code, message }: NodeJS.ErrnoException) => (reason = code ?? message))
  class OwnCounts extends RateLimiterMemory {
    override consume(key: string) {
      if (!isReported) log(`LIMITER_URL is away (${reason}): until it's back, this process counts alone.`)
      isReported = true
      return super.consume(key)
    }
  }
  const limiter = (points: number, duration: number) => {
    const own = new OwnCounts({ points, duration })
    const shared = { points, duration, keyPrefix, storeClient, insuranceLimiter: own }
    const counts = storeClient ? new RateLimiterRedis(shared) : own
    return (key: string) =>
      counts.consume(key).then(
        () => 0,
        ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000),
      )
  }
  const [addresses, mails] = [limiter(10, 600), limiter(settings.MAILS_PER_HOUR, 3600)]
  return {
    isAllowed: async (address: string) => (await addresses(bucketOf(address, LIMITER_KEY))) === 0,
    secondsToNext: () => mails('all'),
    close: () => storeClient?.disconnect(),
  }
}

async function connect(url: string) {
  const { Redis } = await import('ioredis').catch(() => {
    throw new UserError('LIMITER_URL needs the package ioredis. Type: npm install ioredis')
  })
  // A message waits a second for an answer, and not for a server that is away.
  const limits = { commandTimeout: 1000, socketTimeout: 1000, maxRetriesPerRequest: 0 }
  return new Redis(url, { ...limits, retryStrategy: () => 200 })
}

/** One of 65,536 buckets, which bounds the memory and keeps no addresses. Nobody finds others in one without the key. */
const bucketOf = (address: string, key: string): string =>
  createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, 4)

/** One visitor has all IPv6 addresses with the same first half. Some proxies add a port. */
function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(bare)) return bare
  const ip = ipaddr.process(bare)
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).join(':') : ip.toString()
}
