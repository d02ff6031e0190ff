import type { PageHead, SiteIdentity } from '../model/payload.ts'

/** An element of a document's head: its name and its attributes, as plain text. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/**
 * What follows the title in a document's head and says which page it is, in order: for the documents of the build and
 * for the next page in the browser alike.
 */
export function headTags(
  { path, documentTitle, description, unlisted }: PageHead,
  firm: SiteIdentity,
): HeadTag[] {
  const address = firm.site + path
  const named = (name: string, content: string): HeadTag => ['meta', { name, content }]
  const graph = (property: string, content: string): HeadTag => [
    'meta',
    { property: `og:${property}`, content },
  ]
  const tags = [named('description', description)]
  if (unlisted) return [...tags, named('robots', 'noindex')]
  return [
    ...tags,
    ['link', { rel: 'canonical', href: address }],
    graph('type', 'website'),
    graph('site_name', firm.name),
    graph('title', documentTitle),
    graph('description', description),
    graph('url', address),
    graph('image', `${firm.site}/og.png`),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ]
}
