import { hash } from 'node:crypto'

/** A directive with its sources. Source: https://www.w3.org/TR/CSP3/ */
type Directive = readonly [name: string, ...sources: string[]]

/** Directives for pages and hosts alike. @param frames other sites of which pages show something in frames */
const shared = (frames: readonly string[]): Directive[] => [
  ['script-src', "'self'"],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['manifest-src', "'self'"],
  ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['require-trusted-types-for', "'script'"],
  // `render/trustedHtml.ts` creates the only one.
  ['trusted-types', 'prose'],
]

const written = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join(';')

/**
 * The policy that a page holds itself.
 * @param styles the texts of its style elements. The empty one is what styled-components fills in the browser.
 */
export const pagePolicy = (styles: readonly string[], frames: readonly string[]): string =>
  written([
    ['default-src', "'none'"],
    ['style-src', ...[...styles, ''].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)],
    ...shared(frames),
  ])

/**
 * The policy that hosts send. Browsers enforce it besides the page's own, so it can't have `default-src` or `style-src`:
 * they would block the styles, whose hashes differ from page to page.
 */
export const headerPolicy = (frames: readonly string[]): string =>
  written([...shared(frames), ['frame-ancestors', "'none'"]])
