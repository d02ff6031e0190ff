import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bodyPlugins } from './src/content/body/plugins.ts'
import { legal } from './src/firm/collections/legal/schema.ts'
import { tags } from './src/firm/tagDefinitions.ts'
import { site } from './src/vite/site.ts'
import { styledNames } from './src/vite/styledNames.ts'

if (process.env['VITEST'])
  throw new Error('Tests have settings of their own: npx vitest --config tests/vitest.config.ts')

/** Compiles the bodies of pages. They are Markdown: what an editor types is never code. */
const bodies = mdx({
  format: 'md',
  mdExtensions: ['.md', '.mdx'],
  development: false,
  // No other collection has numbered sections.
  ...bodyPlugins({ tags, collections: [legal] }),
})

export default defineConfig({
  appType: 'custom',
  // The settings are the same for both bundles, and reading them takes a while.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  plugins: [bodies, styledNames(), react(), site(bodies)],
})
