import type { PageHead } from '../site/facts/types.ts'

/** Brings the document's head in line with a page: what the server wrote for the first one. */
export function showHead({ path, documentTitle, description }: PageHead): void {
  if (document.title !== documentTitle) document.title = documentTitle
  for (const meta of document.querySelectorAll('meta[name="description"], meta[property="og:description"]')) {
    meta.setAttribute('content', description)
  }
  document.querySelector('meta[property="og:title"]')?.setAttribute('content', documentTitle)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!canonical) return
  canonical.href = new URL(path, canonical.href).href
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', canonical.href)
}
