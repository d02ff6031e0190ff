import { readFileSync } from 'node:fs'
import { z } from 'zod'

const fields = z.object({
  title: z.string().max(60),
  lede: z.string(),
  description: z.string().min(50).max(160),
})

export default function configure(eleventy) {
  eleventy.addGlobalData('links', JSON.parse(readFileSync('shared/links.json', 'utf8')))
  eleventy.addPassthroughCopy({ 'shared/site.css': 'site.css' })
  eleventy.addCollection('profiles', (all) => {
    const profiles = all.getFilteredByGlob('src/profiles/*.md')
    for (const { data } of profiles) fields.parse(data)
    return profiles
  })
  return { dir: { input: 'src', output: 'dist' }, markdownTemplateEngine: false }
}
