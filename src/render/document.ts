import type { PageHead, Shell } from '../content/model.ts'
import { headTags, type HeadTag } from '../content/publish/headTags.ts'
import { escapeHtml } from '../content/text/escapeHtml.ts'

/** What all pages of one build share. */
export interface BuildInfo {
  /** The URL of the first script. */
  script: string
  /** URLs of the modules that hydrate the page, dependencies first. */
  modules: readonly string[]
  shellAddress: string
  /** Changes with every build, so that a page never uses another build's payload. */
  version: string
  /** The year of the copyright line. */
  year: number
  /** Makes a page's Content-Security-Policy. The dev server has none. @param styles the text of each style element */
  policyFor?: (styles: readonly string[]) => string
}

interface DocumentParts extends Omit<BuildInfo, 'year' | 'policyFor'>, Shell {
  head: PageHead
  /** The HTML that React rendered for the root element. */
  html: string
  /** The page's style elements. */
  styles: string
  /** Structured data, for search engines. */
  data: object | undefined
  policy: string | undefined
  /** URLs of the fonts to preload. */
  fonts: readonly string[]
}

/** The HTML document, for the dev server and the build. The policy allows no inline script and no `style=""`. */
export function writeDocument(parts: DocumentParts): string {
  const { head, firm, feeds, html, styles, data, policy, script, fonts, modules, shellAddress, version } =
    parts
  const attributes = { page: head.path, shell: shellAddress, version, modules: modules.join(' ') }
  return [
    '<!doctype html>',
    `<html lang="${head.language ?? 'en'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A policy must come before what it restricts.
    ...(policy === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${policy}">`]),
    `<title>${escapeHtml(head.documentTitle)}</title>`,
    ...headTags(head, firm).map(writeTag),
    ...Object.entries(feeds).map(([type, href]) => writeTag(['link', { rel: 'alternate', type, href }])),
    ...(data === undefined ? [] : [writeData(data)]),
    '<meta name="theme-color" content="#0b1622">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    styles,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
    `<div id="root" ${writeAttributes(attributes, 'data-')}>${html}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Browsers don't run it, so no policy has to allow it. A text with `</script>` must not end it. */
const writeData = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

const writeTag = ([name, attributes]: HeadTag): string => `<${name} ${writeAttributes(attributes)}>`

const writeAttributes = (attributes: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${prefix}${name}="${escapeHtml(value)}"`)
    .join(' ')
