import type { PageHead, SiteIdentity } from '../content/model/payload.ts'
import { headTags } from '../content/publish/headTags.ts'

/** Exactly the tags that `headTags` writes. */
const ownTags =
  'meta[name="description"],meta[name="robots"],meta[name="twitter:card"],meta[property],link[rel="canonical"]'

/**
 * Gives the document the same head that the server writes for the page, but without structured data: search engines read
 * it in the documents.
 */
export function updateHead(page: PageHead, firm: SiteIdentity): void {
  if (document.title !== page.documentTitle)
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
  document.title = page.documentTitle
  for (const tag of document.head.querySelectorAll(ownTags)) tag.remove()
  const tags = headTags(page, firm).map(([name, attributes]) => {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    return tag
  })
  document.head.querySelector('title')?.after(...tags)
}
