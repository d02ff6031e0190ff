import type { Plugin } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { buildApp } from './build.ts'
import { serveSite } from './dev.ts'
import { packagesToBundle } from './styledNames.ts'

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
            // What a page needs, it asks for by itself: see `client/start.ts`.
            modulePreload: false,
            rolldownOptions: {
              // How long plugins took isn't for editors.
              checks: { pluginTimings: false },
              input: { start: 'src/firm/entry.ts' },
              output: {
                // Each runs in a task of its own: see `client/start.ts`.
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                    { name: 'libraries', test: /[\\/]node_modules[\\/]/ },
                    { name: 'components', test: /\.tsx$/, minShareCount: 2 },
                  ],
                },
                chunkFileNames: 'assets/[name]-[hash].js',
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
              // How long plugins took isn't for editors.
              checks: { pluginTimings: false },
              input: { buildSite: 'src/vite/buildSite.ts' },
              // One file with all templates, so that styles have the same order whatever is rendered first.
              output: { codeSplitting: { groups: [{ name: 'templates', test: /\.tsx?$/ }] } },
            },
          },
          resolve: { noExternal: packagesToBundle },
        },
      },
    }
  },
  configureServer: (server) => serveSite(server, compiler),
  buildApp: { order: 'pre', handler: (builder) => buildApp(builder, compiler) },
})
