import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { buildSiteApp, stagingOf } from './buildSiteApp.ts'
import { browserEntry, overlayEntry, serverEntry } from './entries.ts'
import { serveSite } from './serveSite.ts'
import { foldersOf } from './folders.ts'

/** Editors read what a build says: how long its parts took on a busy machine is not for them. */
const checks = { bundlerTimings: false }

/** The site in Vite: a thin shell around `site/`. It reads the disk, and builds or serves what the model decided. */
export function sitePlugin(): Plugin {
  const root = process.cwd()
  const folders = foldersOf(root)
  const contentName = relative(root, folders.content) || '.'
  return {
    name: 'site',
    config: () => ({
      // The settings are the same for both builds: to read them takes longer than to use them.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        client: {
          build: {
            outDir: stagingOf(folders.out),
            emptyOutDir: true,
            manifest: true,
            // Fonts and scripts keep their own addresses; nothing is written into the CSS.
            assetsInlineLimit: 0,
            rolldownOptions: { input: browserEntry, checks },
          },
        },
        ssr: {
          build: {
            copyPublicDir: false,
            emptyOutDir: true,
            ssr: true,
            assetsInlineLimit: 0,
            rolldownOptions: { input: serverEntry, checks },
          },
          // Node would take its CommonJS build, whose default export is another.
          resolve: { noExternal: ['styled-components'] },
        },
      },
    }),
    buildApp: { order: 'pre', handler: (builder) => buildSiteApp(builder, folders, contentName) },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'script', attrs: { type: 'module', src: `/${overlayEntry}` }, injectTo: 'head-prepend' },
      ],
    },
    configureServer: (server) => serveSite(server, folders, contentName),
  }
}
