import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Harbor Law',
  cleanUrls: true,
  // The header's links lead to pages that are no part of the corpus.
  ignoreDeadLinks: true,
})
