import type { PageHead, SiteIdentity } from '../content/model/payload.ts'
import { headTags } from '../content/publish/headTags.ts'

/** What `headTags` writes, and nothing else. */
const ours =
  'meta[name="description"],meta[name="robots"],meta[name="twitter:card"],meta[property],link[rel="canonical"]'

/** Gives the document the head of a page: what the server writes into that page's own document. */
export function updateHead(page: PageHead, firm: SiteIdentity): void {
  document.title = page.documentTitle
  for (const tag of document.head.querySelectorAll(ours)) tag.remove()
  const tags = headTags(page, firm).map(([name, attributes]) => {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    return tag
  })
  document.head.querySelector('title')?.after(...tags)
}
