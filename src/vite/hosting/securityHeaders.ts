import { contentSecurityPolicy, type PageStyles } from './contentSecurityPolicy.ts'

/** A header of answers: its name and its value. */
type HttpHeader = readonly [name: string, value: string]

/** What browsers know and this site does not use. An unknown name would be a complaint in the console. */
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

/** What every answer bears, errors too. */
export const securityHeaders = (styles: PageStyles): HttpHeader[] => [
  ['Content-Security-Policy', contentSecurityPolicy(styles)],
  ['X-Content-Type-Options', 'nosniff'],
  // What frame-ancestors says, for what is older than it.
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/**
 * What answers over TLS bear besides: for a year, the browser asks by https alone. Over plain http it must not be
 * sent (RFC 6797, 7.2), and on localhost it would lock other projects out of it. Subdomains and preloading are the
 * firm's decision, since they bind its mail and its intranet too.
 */
export const secureHeaders: readonly HttpHeader[] = [['Strict-Transport-Security', 'max-age=31536000']]
