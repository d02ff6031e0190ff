import type { Redirect } from '../../content/model/site.ts'
import { headerPolicy } from './contentSecurityPolicy.ts'
import { contentTypes } from './contentTypes.ts'
import { speculationRulesAddress } from './speculationRules.ts'

type Header = readonly [name: string, value: string]

/** How the site is to be served: the one table from which the files of all hosts are made. */
export interface Hosting {
  /** For every answer. */
  headers: readonly Header[]
  /** Further headers by path: of one file, or of all below a path that ends with a slash. */
  paths: readonly { path: string; headers: readonly Header[] }[]
  redirects: readonly Redirect[]
}

/** Browser features that the site doesn't use. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** Files whose names stay and whose content seldom changes. */
const seldomChanged = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/og.png',
]

const cached = (seconds: number, more = ''): Header => ['Cache-Control', `public, max-age=${seconds}${more}`]

/** Kept, and asked for again each time: the answer is 304 when nothing has changed. */
export const defaultCaching: Header = ['Cache-Control', 'no-cache']

/** Sent over TLS alone: on localhost it would lock other projects out of plain http. */
export const hstsHeader: Header = ['Strict-Transport-Security', 'max-age=31536000']

const day = 86_400

/**
 * @param redirects old addresses
 * @param frames other sites of which pages show something in frames
 */
export const hostingOf = (redirects: readonly Redirect[], frames: readonly string[]): Hosting => ({
  headers: [
    ['Content-Security-Policy', headerPolicy(frames)],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that don't know frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Speculation-Rules', `"${speculationRulesAddress}"`],
    hstsHeader,
  ],
  paths: [
    // The names of these change with their content.
    { path: '/assets/', headers: [cached(365 * day, ', immutable')] },
    // An older drawing does no harm.
    { path: '/art/', headers: [cached(day, ', stale-while-revalidate=604800')] },
    ...seldomChanged.map((path) => ({ path, headers: [cached(day)] })),
    {
      path: speculationRulesAddress,
      headers: [cached(day), ['Content-Type', contentTypes['speculationrules'] ?? '']],
    },
  ],
  // Percent-encoded, so that a target means the same in every host's file.
  redirects: redirects.map(({ from, to }) => ({
    from,
    to: to.replace(/[^\w.~:/?#@!&'()*+,;=%[\]-]/gu, (text) => encodeURIComponent(text)),
  })),
})
