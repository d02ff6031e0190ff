import type { PageHead, SiteIdentity } from '../content/model.ts'
import { headTags } from '../content/publish/headTags.ts'

/** Exactly the tags that `headTags` writes. */
const ownTags =
  'meta:is([name="description"],[name="keywords"],[name="robots"],[name="twitter:card"],[property]),link:is([rel="canonical"],[hreflang])'

/** Gives the document the head that the server writes, but no structured data: search engines read that in the documents. */
export function updateHead(page: PageHead, firm: SiteIdentity): void {
  if (document.title !== page.documentTitle)
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
  document.title = page.documentTitle
  document.documentElement.lang = page.language ?? 'en'
  for (const tag of document.head.querySelectorAll(ownTags)) tag.remove()
  const tags = headTags(page, firm).map(([name, attributes]) => {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    return tag
  })
  document.head.querySelector('title')?.after(...tags)
}
