/** Content types by file extension, for hosts that guess others. Text is in UTF-8. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  ics: 'text/calendar',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  speculationrules: 'application/speculationrules+json',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

export const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type)

/** A file's content type. Browsers download unknown types. */
export function contentTypeOf(path: string): string {
  const type = contentTypes[/\.([^./]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}
