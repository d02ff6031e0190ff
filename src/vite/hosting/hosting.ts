import type { Redirect } from '../../content/model.ts'
import { headerPolicy, type OtherOrigins } from './contentSecurityPolicy.ts'
import { contentTypeOf } from './contentTypes.ts'

type Header = readonly [name: string, value: string]

/** How to serve the site. The configuration files of all hosts are made from this table. */
export interface Hosting {
  /** For every response. */
  headers: readonly Header[]
  /** Additional headers of a file, or of all files below a path that ends with a slash. */
  paths: readonly { path: string; headers: readonly Header[] }[]
  redirects: readonly Redirect[]
}

/** Browser features that the site doesn't use. */
const refusedFeatures =
  `accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone
  midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking`.split(
    /\s+/,
  )

/** Files without a hash in their names that rarely change. */
const seldomChanged =
  '/apple-touch-icon.png /favicon.ico /favicon.svg /icon-192.png /icon-512.png /manifest.webmanifest /og.png'.split(
    ' ',
  )

/** Hosts set the content type by the extension. */
export const speculationRulesAddress = '/prerender.speculationrules'

const cached = (seconds: number, more = ''): Header => ['Cache-Control', `public, max-age=${seconds}${more}`]

/** Browsers cache the file, but always revalidate it. */
export const defaultCaching: Header = ['Cache-Control', 'no-cache']

/** Sent only over TLS: on localhost, it would block other projects' plain HTTP. */
export const hstsHeader: Header = ['Strict-Transport-Security', 'max-age=31536000']

const day = 86_400

/** @param redirects old addresses */
export const hostingOf = (redirects: readonly Redirect[], others: OtherOrigins): Hosting => ({
  headers: [
    ['Content-Security-Policy', headerPolicy(others)],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers without frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Speculation-Rules', `"${speculationRulesAddress}"`],
    hstsHeader,
  ],
  paths: [
    // These names have a hash of the content.
    { path: '/assets/', headers: [cached(365 * day, ', immutable')] },
    // A stale drawing does no harm.
    { path: '/art/', headers: [cached(day, ', stale-while-revalidate=604800')] },
    ...seldomChanged.map((path) => ({ path, headers: [cached(day)] })),
    {
      path: speculationRulesAddress,
      headers: [cached(day), ['Content-Type', contentTypeOf(speculationRulesAddress)]],
    },
  ],
  // Percent-encoded, so that targets work in every host's file.
  redirects: redirects.map(({ from, to }) => ({
    from,
    to: to.replace(/[^\w.~:/?#@!&'()*+,;=%[\]-]/gu, (text) => encodeURIComponent(text)),
  })),
})
