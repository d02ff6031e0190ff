import { escapeHtml } from '../site/escapeHtml.ts'
import type { PageHead } from '../site/facts/types.ts'
import type { Firm } from '../site/schema/firm.ts'

/** What a document is made from. */
export interface DocumentParts {
  head: PageHead
  firm: Firm
  /** The page's finished HTML: what React renders into the root element. */
  html: string
  /** The `<style>` element with the page's own styles, exactly as the style library wrote it. */
  styles: string
  /** Addresses of the script and of the fonts to fetch at once. */
  script: string
  fonts: readonly string[]
  shellAddress: string
  version: string
  /** Whether React waits for the visitor's first input, or only until the page is idle. */
  wake: 'input' | 'idle'
  /** Whether search engines may list the page. */
  listed: boolean
}

/** The whole HTML document, written once for the dev server and the build alike. No inline script, no `style=""`. */
export function writeDocument(parts: DocumentParts): string {
  const { head, firm, html, styles, script, fonts, shellAddress, version, wake, listed } = parts
  const canonical = firm.site + (head.path === '/' ? '/' : head.path)
  const title = escapeHtml(head.documentTitle)
  const description = escapeHtml(head.description)
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(listed
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          '<meta property="og:type" content="website">',
          `<meta property="og:site_name" content="${escapeHtml(firm.name)}">`,
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:url" content="${escapeHtml(canonical)}">`,
          `<meta property="og:image" content="${escapeHtml(firm.site)}/og.png">`,
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : ['<meta name="robots" content="noindex">']),
    '<meta name="theme-color" content="#0b1622">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    styles,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
  ]
  const data = `data-page="${escapeHtml(head.path)}" data-shell="${shellAddress}" data-version="${version}"`
  const idle = wake === 'idle' ? ' data-wake="idle"' : ''
  return `${lines.join('\n')}\n<div id="root" ${data}${idle}>${html}</div>\n</body>\n</html>\n`
}
