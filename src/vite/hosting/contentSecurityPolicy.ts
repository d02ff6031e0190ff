import { hash } from 'node:crypto'

/** A directive with its sources. Source: https://www.w3.org/TR/CSP3/ */
type Directive = readonly [name: string, ...sources: string[]]

/** The other origins that pages use: those shown in frames, and the one that receives messages. */
export interface OtherOrigins {
  frames: readonly string[]
  messages?: string | undefined
}

/** Directives for both policies. */
const shared = ({ frames, messages }: OtherOrigins): Directive[] => [
  ['script-src', "'self'"],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  // Whether a frame's page can be loaded is known only from a request.
  ['connect-src', "'self'", ...frames, ...(messages === undefined ? [] : [messages])],
  ['manifest-src', "'self'"],
  // Without any, it allows none.
  ['frame-src', ...frames],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['require-trusted-types-for', "'script'"],
  // Created by `render/trustedHtml.ts`.
  ['trusted-types', 'prose'],
]

const serialize = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join(';')

/**
 * The policy in a page's <meta>. It also allows the empty style element that styled-components fills in the browser.
 * @param styles the text of each style element
 */
export const pagePolicy = (styles: readonly string[], others: OtherOrigins): string =>
  serialize([
    ['default-src', "'none'"],
    ['style-src', ...[...styles, ''].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)],
    ...shared(others),
  ])

/**
 * The policy in the HTTP header. Browsers enforce both policies, so it has no `default-src` or `style-src`, which would
 * block the pages' styles.
 */
export const headerPolicy = (others: OtherOrigins): string =>
  serialize([...shared(others), ['frame-ancestors', "'none'"]])
