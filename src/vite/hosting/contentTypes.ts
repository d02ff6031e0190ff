/** Content types by file extension, for hosts that guess others. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  speculationrules: 'application/speculationrules+json',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

/** A file's content type. Browsers download unknown types. */
export const contentTypeOf = (path: string): string =>
  contentTypes[/\.([^./]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'
