import type { Plugin } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { foldersOf, pathFrom } from '../node/folders.ts'
import { buildApp } from './build.ts'

/**
 * How the site is bundled, built and served while it is written.
 * @param compiler the plugin that compiles the bodies of pages
 */
export const site = (compiler: BodyCompiler): Plugin => ({
  name: 'site',
  config: (_, { command }) => {
    const isBuild = command === 'build'
    // What is published is never what React's makers debug with, whatever the shell says.
    if (isBuild) process.env['NODE_ENV'] = 'production'
    return {
      // Editors read what a build says, and a list of files is not for them.
      ...(isBuild && { logLevel: 'warn' as const }),
      environments: {
        client: {
          // What browsers load of packages: looking through all of the code for it takes longer than the first page.
          optimizeDeps: {
            entries: [],
            include: ['react-dom/client', 'react-router-dom', 'styled-components'],
          },
          build: {
            emptyOutDir: false,
            // Fonts and scripts keep their own addresses.
            assetsInlineLimit: 0,
            // What a page needs, it asks for by itself: see `clientEntry.ts`.
            modulePreload: false,
            rolldownOptions: {
              input: { wake: 'src/firm/entry.ts' },
              output: {
                // Each runs in a task of its own: see `clientEntry.ts`.
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                    { name: 'libraries', test: /[\\/]node_modules[\\/]/ },
                    { name: 'components', test: /\.tsx$/, minShareCount: 2 },
                  ],
                },
                chunkFileNames: ({ facadeModuleId }) => `assets/${templateName(facadeModuleId)}-[hash].js`,
              },
            },
          },
        },
        ssr: {
          ...(isBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            ssr: true,
            // Fonts, which the pages' styles name and no script does.
            emitAssets: true,
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: { buildSite: 'src/vite/buildSite.ts' },
              // One file with all templates, so that styles have the same order whatever is rendered first.
              output: { codeSplitting: { groups: [{ name: 'templates', test: /\.tsx?$/ }] } },
            },
          },
          // Node would take the CommonJS build of the first, whose default export differs; the others are its own.
          resolve: {
            noExternal: ['styled-components', 'stylis', '@emotion/is-prop-valid', '@emotion/memoize'],
          },
        },
      },
    }
  },
  // What serves the site while it is written is bundled apart: Vite takes long to read what its settings import.
  configureServer: async (server) => {
    const code = await (await import('../../scripts/loadCode.mjs')).loadCode()
    const { configureDevServer } = await code.devServer()
    const folders = foldersOf(server.config.root)
    return configureDevServer(server, folders, {
      browserEntry: 'src/firm/entry.ts',
      takeOverEntry: 'src/firm/hydrate.ts',
      serverEntry: 'src/firm/entryServer.tsx',
      overlayEntry: 'src/firm/overlay.ts',
      contentName: pathFrom(server.config.root, folders.content) || '.',
      watchCode: () => {},
      loadRegistry: async () => (await code.registry()).registry,
      loadServer: code.server,
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/firm/overlay.ts' }, injectTo: 'head-prepend' },
    ],
  },
  buildApp: { order: 'pre', handler: (builder) => buildApp(builder, compiler) },
})

/** The name of a template's script: `pages/why-choose/Template.tsx` is WhyChoose. Others go by their own names. */
function templateName(file: string | null): string {
  const folder = /[\\/]([\w-]+)[\\/]Template\.tsx$/.exec(file ?? '')?.[1]
  return folder === undefined
    ? '[name]'
    : folder.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
}
