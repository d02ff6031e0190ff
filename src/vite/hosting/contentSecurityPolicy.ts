/** A directive of a Content-Security-Policy with its sources. Source: https://www.w3.org/TR/CSP3/ */
type Directive = readonly [name: string, ...sources: string[]]

/**
 * The hash of the empty text. Where something has taken a page's own styles away, styled-components puts an empty style
 * element into it and fills that through the CSSOM, which no policy restricts; without this source the element is
 * refused, and React never wakes.
 */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** The one policy of Trusted Types that scripts may create: `render/trustedHtml.ts` does, for bodies that are HTML. */
const trustedTypesPolicy = 'prose'

/** What pages are allowed besides files of their own: styles within them, and frames. */
export interface PageStyles {
  /** The hashes of the style elements that pages and drawings hold, as `sha256-…`. */
  hashes: readonly string[]
  /** Whether pages have style sheets, which are files of their own. */
  sheets: boolean
  /** Other sites of which pages show something in frames. */
  frames?: readonly string[]
}

const directivesFor = ({ hashes, sheets, frames = [] }: PageStyles): Directive[] => [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', ...(sheets ? ["'self'"] : []), ...[...hashes, emptyStyleHash].map((hash) => `'${hash}'`)],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['manifest-src', "'self'"],
  ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', trustedTypesPolicy],
]

const written = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join(';')

/** The policy that hosts send with every answer. */
export const contentSecurityPolicy = (styles: PageStyles): string =>
  written([...directivesFor(styles), ['frame-ancestors', "'none'"]])

/**
 * The policy that stands in every page, for hosts that send no headers of ours: what scripts, frames and forms may do.
 * It leaves out what is for headers alone, and styles, whose hashes would not get smaller when they are compressed: a page's
 * bytes are few.
 */
export const policyInPage = (frames: readonly string[]): string =>
  written([
    ...directivesFor({ hashes: [], sheets: false, frames }).filter(
      ([name]) => !['default-src', 'style-src'].includes(name),
    ),
    ['object-src', "'none'"],
  ])
