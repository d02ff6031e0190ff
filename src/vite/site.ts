import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { serveSite } from './dev.ts'

/** The Vite plugin that bundles, builds and serves the site. @param compiler the plugin that compiles bodies */
export const site = (compiler: BodyCompiler): Plugin => ({
  name: 'site',
  config: (_, { command }) => {
    const isBuild = command === 'build'
    // Published pages never use React's development build, whatever the shell has set.
    if (isBuild) process.env['NODE_ENV'] = 'production'
    return {
      // Editors read this output, so it lists no files.
      ...(isBuild && { logLevel: 'warn' as const }),
      environments: {
        client: {
          // Scanning the code for dependencies would take longer than the first page.
          optimizeDeps: {
            entries: [],
            include: ['react-dom/client', 'react-router-dom', 'styled-components'],
          },
          build: {
            emptyOutDir: false,
            // Fonts and scripts stay separate files.
            assetsInlineLimit: 0,
            // Pages preload their modules themselves: see `client/start.ts`.
            modulePreload: false,
            rolldownOptions: {
              // How long plugins took isn't for editors.
              checks: { pluginTimings: false },
              input: { start: 'src/firm/app/entry.ts' },
              output: {
                // Each chunk runs in its own task: see `client/start.ts`.
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                    // Loaded with the first letter that somebody types into a search.
                    {
                      name: 'matcher',
                      test: /[\\/](?:minisearch[\\/]|(?:wordIndex|searchIndex)\.ts$)/,
                    },
                    { name: 'libraries', test: /[\\/]node_modules[\\/]/ },
                    // Parts of fewer page kinds are in chunks of their own, so that other kinds don't load them.
                    { name: 'components', test: /\.tsx$/, minShareCount: 13 },
                  ],
                },
                chunkFileNames: 'assets/[name]-[hash].js',
              },
            },
          },
        },
      },
    }
  },
  configureServer: (server) => serveSite(server, compiler),
  buildApp: {
    order: 'pre',
    handler: ({ config, environments }) => {
      // Otherwise, Vite would build everything into the folder of the finished site.
      for (const environment of Object.values(environments)) environment.isBuilt = true
      const command = [join(config.root, 'scripts/cli.mjs'), 'build']
      process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
      return Promise.resolve()
    },
  },
})
