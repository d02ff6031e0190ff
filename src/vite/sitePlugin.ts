import { basename, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteOptions } from './siteOptions.ts'
import { isBundledCode } from './bundledCode.ts'
import { foldersOf } from '../node/folders.ts'

/** Editors read what a build says: how long its parts took on a busy machine is not for them. */
const checks = { bundlerTimings: false }

/** The site in Vite: a thin shell, so that the settings load at once. What builds and serves is loaded at first use. */
export function sitePlugin(options: SiteOptions): Plugin {
  const root = process.cwd()
  const folders = foldersOf(root)
  const contentName = relative(root, folders.content) || '.'
  const codeFolders = ['src', basename(folders.public)]
  /** The files that Vite's settings stand in. */
  const settings = new Set<string>()
  /** Whether Vite watches the code yet: to look through its folders takes as long as to render a page. */
  let isWatching = false
  const isPublic = (path: string): boolean =>
    resolve(path) === folders.public || resolve(path).startsWith(folders.public + sep)
  /** Whether the dev server runs what stands at a path, or finds such files below it. */
  const isCode = (path: string): boolean => {
    const [first = '', ...rest] = relative(root, path).split(sep)
    return rest.length === 0 || first === '..' || codeFolders.includes(first) || settings.has(resolve(path))
  }
  return {
    name: 'site',
    config: (_, { command }) => {
      // What is published is never what React's makers debug with, whatever the shell says.
      if (command === 'build') process.env['NODE_ENV'] = 'production'
      return {
        // The settings are the same for both builds: to read them takes longer than to use them.
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        environments: {
          client: {
            // What browsers load of packages, besides what React's plugin names: looking through all of the code for it
            // takes longer than the first page. What is missing here, Vite finds when it is asked for.
            optimizeDeps: {
              entries: [],
              include: ['react-dom/client', 'react-router-dom', 'styled-components'],
            },
            build: {
              // Every file of the site is written by the build itself, which keeps account of it.
              write: false,
              // Fonts and scripts keep their own addresses; nothing is written into the CSS.
              assetsInlineLimit: 0,
              // What a page needs, it asks for by itself: see `clientEntry.ts`.
              modulePreload: false,
              rolldownOptions: {
                input: { wake: options.browserEntry },
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
                checks,
              },
            },
          },
          ssr: {
            // Asked of the environment at each element, it takes a twentieth of the time of rendering a page.
            ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
            build: {
              copyPublicDir: false,
              emptyOutDir: true,
              ssr: true,
              // Fonts, which the pages' styles name and no script does.
              emitAssets: true,
              assetsInlineLimit: 0,
              rolldownOptions: {
                input: { entryServer: options.serverEntry },
                // One file with all templates: Node takes longer to find and link forty than to run them.
                output: { codeSplitting: { groups: [{ name: 'templates', test: /\.tsx?$/ }] } },
                checks,
              },
            },
            // Of the first, Node would take the CommonJS build, whose default export is another; the others are what it needs.
            resolve: {
              noExternal: ['styled-components', 'stylis', '@emotion/is-prop-valid', '@emotion/memoize'],
            },
          },
        },
        server: {
          // Each file that Vite watches takes time at the start, and memory. The content has a watcher of its own
          // (`watchContent.ts`). The public folder is watched at once: Vite lists it at its start, and serves no file that
          // is neither in that list nor told by its watcher.
          watch: { ignored: (path) => !isPublic(path) && (!isWatching || !isCode(path)) },
        },
      }
    },
    configResolved: ({ configFileDependencies }) => {
      for (const file of configFileDependencies) settings.add(resolve(file))
    },
    buildApp: {
      order: 'pre',
      handler: async (builder) => {
        const { buildSiteApp, viteBuildTools } = await (await options.loadEngine()).loadBuild()
        await buildSiteApp(viteBuildTools(builder, options), options)
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module', src: `/${options.overlayEntry}` },
          injectTo: 'head-prepend',
        },
      ],
    },
    // Vite would have pages loaded anew at once, from a server that is about to start anew: it loads them once it is there.
    hotUpdate: ({ file }) => (options.loadServer && isBundledCode(root, file) ? [] : undefined),
    configureServer: async (server) => {
      const { configureDevServer } = await options.loadEngine()
      const watchCode = () => {
        isWatching = true
        server.watcher.add([root, ...settings])
      }
      return configureDevServer(server, folders, { contentName, watchCode, ...options })
    },
  }
}

/** What the script of a template is called: `pages/why-choose/Template.tsx` is WhyChoose; others go by their own names. */
function templateName(file: string | null): string {
  const folder = /[\\/]([\w-]+)[\\/]Template\.tsx$/.exec(file ?? '')?.[1]
  return folder === undefined
    ? '[name]'
    : folder
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('')
}
