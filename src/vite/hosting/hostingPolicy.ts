import { z } from 'zod'
import type { PageStyles } from './contentSecurityPolicy.ts'
import { contentTypeOf } from './contentTypes.ts'
import { secureHeaders, securityHeaders } from './securityHeaders.ts'
import { speculationRulesAddress } from './speculationRules.ts'

const header = z.tuple([z.string(), z.string()]).readonly()

/**
 * How a site is to be served: the one source of the files that hosts read, and of our own server, which reads it from
 * the site’s folder.
 */
export const hostingPolicySchema = z.strictObject({
  /** What every answer bears, errors too. */
  headers: z.array(header).readonly(),
  /** What answers over TLS bear besides. */
  secureHeaders: z.array(header).readonly(),
  /** Cache-Control of whatever `caching` does not name. */
  defaultCaching: z.string(),
  /** Cache-Control by path: of one file, or of all below a path that ends with a slash. */
  caching: z.array(z.strictObject({ path: z.string(), value: z.string() })).readonly(),
  /** Content-Type of single files, for hosts that know no ending of theirs and can be given none. */
  types: z.array(z.strictObject({ path: z.string(), value: z.string() })).readonly(),
  /** Old addresses with where they lead for good. Both are plain ASCII. */
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })).readonly(),
})
export type HostingPolicy = z.infer<typeof hostingPolicySchema>

const day = 'public, max-age=86400'

/** Files whose names stay and whose content seldom changes. */
const seldomChanged = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/og.png',
  speculationRulesAddress,
]

/**
 * The policy of a site.
 * @param redirects its old addresses; targets are written as browsers would ask for them
 * @param styles the styles of its pages
 */
export const hostingPolicy = (
  redirects: readonly { from: string; to: string }[],
  styles: PageStyles,
): HostingPolicy => ({
  headers: [...securityHeaders(styles), ['Speculation-Rules', `"${speculationRulesAddress}"`]],
  secureHeaders,
  // Kept, and asked for again each time: the answer is 304 when nothing has changed.
  defaultCaching: 'no-cache',
  caching: [
    // The names of these change with their content.
    { path: '/assets/', value: 'public, max-age=31536000, immutable' },
    // An older drawing does no harm.
    { path: '/art/', value: `${day}, stale-while-revalidate=604800` },
    ...seldomChanged.map((path) => ({ path, value: day })),
  ],
  types: [{ path: speculationRulesAddress, value: contentTypeOf(speculationRulesAddress) }],
  redirects: redirects.map(({ from, to }) => ({ from, to: asciiAddress(to) })),
})

/** An address in which everything that is not plain is percent-encoded, so that it means the same in every host's file. */
const asciiAddress = (address: string): string =>
  address.replace(/[^\w.~:/?#@!&'()*+,;=%[\]-]/gu, (signs) => encodeURIComponent(signs))

/** The Cache-Control of a path. */
export const cachingOf = ({ caching, defaultCaching }: HostingPolicy, path: string): string =>
  caching.find((rule) => (rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path))
    ?.value ?? defaultCaching

/** Where the policy stands in a finished site, beside what the operators of servers include. */
export const policyFile = '_hosting/policy.json'
