import { escapeHtml } from '../content/text/escapeHtml.ts'
import type { PageHead, SiteIdentity } from '../content/model/payload.ts'
import { headTags, type HeadTag } from '../content/publish/headTags.ts'

/** A part of a document. */
export interface DocumentPart {
  html: string
  /** Whether other pages have it too. */
  isShared: boolean
}

/** What a document is made from. */
interface DocumentParts {
  head: PageHead
  firm: SiteIdentity
  /** The page's finished HTML: what React renders into the root element, in one part or several. */
  html: readonly DocumentPart[]
  /** Its style elements. */
  styles: readonly string[]
  /** Addresses of the script and of the fonts to fetch at once. */
  script: string
  fonts: readonly string[]
  /** The addresses of the modules that make the page React's, in the order in which they run. */
  modules: readonly string[]
  shellAddress: string
  version: string
}

/** What stands below the page itself. */
const documentEnd: DocumentPart = { html: '</div>\n</body>\n</html>\n', isShared: true }

/**
 * The whole HTML document, written once for the dev server and the build alike. No inline script, no `style=""`.
 * @returns its parts: the head with all styles and what stands above the page itself, the parts of that, and what stands below
 */
export function writeDocument(parts: DocumentParts): DocumentPart[] {
  const { head, firm, html, styles, script, fonts, modules, shellAddress, version } = parts
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.documentTitle)}</title>`,
    ...headTags(head, firm).map(writeTag),
    '<meta name="theme-color" content="#0b1622">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
  ]
  const data = Object.entries({ page: head.path, shell: shellAddress, version, modules: modules.join(' ') })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ')
  const above = `${lines.join('\n')}\n<div id="root" ${data}>`
  return [{ html: above, isShared: false }, ...html, documentEnd]
}

const writeTag = ([name, attributes]: HeadTag): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`
