import type { PageHead, SiteIdentity } from '../content/model/payload.ts'
import { headTags, type HeadTag } from '../content/publish/headTags.ts'
import { escapeHtml } from '../content/text/escapeHtml.ts'

/** What a document is made from. */
interface DocumentParts {
  head: PageHead
  firm: SiteIdentity
  /** What React renders into the root element. */
  html: string
  /** Its style elements. */
  styles: string
  /** The Content-Security-Policy of the page. The dev server has none. */
  policy: string | undefined
  /** Addresses of the script and of the fonts to fetch at once. */
  script: string
  fonts: readonly string[]
  /** The addresses of the modules that hydrate the page, in the order in which they run. */
  modules: readonly string[]
  shellAddress: string
  version: string
}

/** The whole HTML document, for the dev server and the build alike. No inline script, no `style=""`. */
export function writeDocument(parts: DocumentParts): string {
  const { head, firm, html, styles, policy, script, fonts, modules, shellAddress, version } = parts
  const data = { page: head.path, shell: shellAddress, version, modules: modules.join(' ') }
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before everything that it restricts.
    ...(policy === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${policy}">`]),
    `<title>${escapeHtml(head.documentTitle)}</title>`,
    ...headTags(head, firm).map(writeTag),
    '<meta name="theme-color" content="#0b1622">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    styles,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
    `<div id="root" ${writeAttributes(data, 'data-')}>${html}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const writeTag = ([name, attributes]: HeadTag): string => `<${name} ${writeAttributes(attributes)}>`

const writeAttributes = (attributes: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${prefix}${name}="${escapeHtml(value)}"`)
    .join(' ')
