import { createContentLoader } from 'vitepress'
import { z } from 'zod'

const fields = z.object({
  title: z.string().max(60),
  lede: z.string(),
  description: z.string().min(50).max(160),
})

/** Holds the fields of every page against the schema, and lists the pages. */
export default createContentLoader('profiles/profile-*.md', {
  transform: (pages) => pages.map(({ url, frontmatter }) => ({ url, ...fields.parse(frontmatter) })),
})
