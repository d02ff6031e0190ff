import { hash } from 'node:crypto'

/** The other origins that pages use: those shown in frames, and the one that receives messages. */
export interface OtherOrigins {
  frames: readonly string[]
  messages?: string | undefined
}

/** Directives for both policies. Source: https://www.w3.org/TR/CSP3/ */
const shared = ({ frames, messages }: OtherOrigins): string[] => [
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // Whether a frame's page can be loaded is known only from a request.
  ["connect-src 'self'", ...frames, messages ?? []].flat().join(' '),
  "manifest-src 'self'",
  // Without any, it allows none.
  ['frame-src', ...frames].join(' '),
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Created by `render/trustedHtml.ts`.
  'trusted-types prose',
]

/**
 * The policy in a page's <meta>. It also allows the empty style element that styled-components fills in the browser.
 * @param styles the text of each style element
 */
export function pagePolicy(styles: readonly string[], others: OtherOrigins): string {
  const hashes = [...styles, ''].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return ["default-src 'none'", `style-src ${hashes.join(' ')}`, ...shared(others)].join(';')
}

/**
 * The policy in the HTTP header. Browsers enforce both policies, so it has no `default-src` or `style-src`, which would
 * block the pages' styles.
 */
export const headerPolicy = (others: OtherOrigins): string =>
  [...shared(others), "frame-ancestors 'none'"].join(';')
