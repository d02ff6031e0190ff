import { z } from 'zod'

const fields = z.strictObject({
  title: z.string().max(60),
  lede: z.string(),
  description: z.string().min(50).max(160),
})

/** The modules of all pages, each loaded when it is asked for. */
const modules = import.meta.glob('./profiles/*.mdx')
const loaded = new Map()

export const slugs = Object.keys(modules).map((path) => path.slice('./profiles/'.length, -'.mdx'.length))

/** The module of a page: the same promise each time, as React's `use` needs it. */
export function loadProfile(slug) {
  if (!loaded.has(slug)) loaded.set(slug, modules[`./profiles/${slug}.mdx`]())
  return loaded.get(slug)
}

export const fieldsOf = async (slug) => fields.parse((await loadProfile(slug)).frontmatter)
