import type { PageHead, SiteIdentity } from '../model/payload.ts'
import { pictureAddress } from './addresses.ts'

/** An element of a document's head: its name and its attributes, as plain text. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/** What follows the title in a document's head, in order: in the build's documents, and for the next page in the browser. */
export function headTags(page: PageHead, firm: SiteIdentity): HeadTag[] {
  const { path, documentTitle, description, keywords, unlisted, picture, isPerson } = page
  const { language = 'en', alternates = [] } = page
  const alt = picture ?? firm.picture
  const link = (rel: string, to = path, and = {}): HeadTag => ['link', { rel, href: firm.site + to, ...and }]
  const named = (name: string, content: string): HeadTag => ['meta', { name, content }]
  const graph = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }]
  const tags = [named('description', description), ...(keywords ? [named('keywords', keywords)] : [])]
  if (unlisted) return [...tags, named('robots', 'noindex')]
  return [
    ...tags,
    link('canonical'),
    ...alternates.map(([hreflang, to]) => link('alternate', to, { hreflang })),
    graph('type', isPerson ? 'profile' : 'website'),
    graph('locale', `${language}_US`),
    graph('site_name', firm.name),
    graph('title', documentTitle),
    graph('description', description),
    graph('url', firm.site + path),
    graph('image', firm.site + (picture === undefined ? '/og.png' : pictureAddress(path))),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    ...(alt === undefined ? [] : [graph('image:alt', alt)]),
    named('twitter:card', 'summary_large_image'),
  ]
}
