import mdx from '@astrojs/mdx'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://www.example.com',
  integrations: [mdx()],
  prefetch: { prefetchAll: true },
  devToolbar: { enabled: false },
})
