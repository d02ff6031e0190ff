import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const profiles = defineCollection({
  loader: glob({ base: './src/content/profiles', pattern: '*.mdx' }),
  schema: z.strictObject({
    title: z.string().max(60),
    lede: z.string(),
    description: z.string().min(50).max(160),
  }),
})

export const collections = { profiles }
