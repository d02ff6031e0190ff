import type { Content } from '../loadContent.ts'

/** The templates without which there is no site. */
const needed = ['home', 'contact', 'not-found'] as const

/** Those of them that no page has, and whether one of another day or a draft would have it; nothing while a page is unsound. */
export const missingTemplates = ({ entries: { pages }, slugs }: Content): (typeof needed)[number][] =>
  pages.length < slugs.pages.length
    ? []
    : needed.filter((template) => !pages.some(({ data }) => data.template === template))

/** Whether a page is one of those, by its address: every other page may link to it, and the one problem is told once. */
export const isMissing = (path: string, content: Content): boolean =>
  missingTemplates(content).some((template) => path === (template === 'home' ? '/' : `/${template}`))
