/** The modules of all pages, each loaded when it is asked for. */
const modules = import.meta.glob('./profiles/*.mdx')

export const slugs = Object.keys(modules).map((path) => path.slice('./profiles/'.length, -'.mdx'.length))

/** Fields and body of a page. The build holds the fields against the schema. */
export async function fieldsOf(slug) {
  const { frontmatter, default: Body } = await modules[`./profiles/${slug}.mdx`]()
  if (import.meta.env.SSR) {
    const { z } = await import('zod')
    z.strictObject({
      title: z.string().max(60),
      lede: z.string(),
      description: z.string().min(50).max(160),
    }).parse(frontmatter)
  }
  return { ...frontmatter, Body }
}
