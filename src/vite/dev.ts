import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ErrorPayload, type ViteDevServer } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { foldersOf, pathFrom } from '../node/folders.ts'
import type { Answer, DevContent, Problems } from './devSite.ts'
import { packagesToBundle, styledNames } from './styledNames.ts'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To the browser: the content has changed. See `client/followContent.ts`. */
    'site:content': { version: string }
    /** From the browser: which version is the newest? */
    'site:ask': undefined
  }
}

/** A save reaches the watcher in several parts, at most this many milliseconds apart. */
const debounce = 10
/** The open page is shown before the checks keep the server busy: it has this long to fetch a change, in ms. */
const showing = 100
/** How long Vite's watcher is deaf to a file after it has told of a change, in ms; and a little more. */
const deaf = 60

/** What is shown until the content has no errors for the first time: Vite's overlay says which there are. */
const noSite: Answer = {
  type: 'text/html',
  status: 500,
  body: '<!doctype html><head><title>Errors</title></head>',
}

/**
 * Serves the site while it is written. A save changes the open page; problems are shown over the last good page.
 * @param compiler compiles the bodies of pages
 * @returns what Vite calls when its own middlewares are in place
 */
export function serveSite(server: ViteDevServer, compiler: BodyCompiler): () => void {
  const { root, logger } = server.config
  const { hot } = server.environments.client
  const folders = foldersOf(root)
  const code = join(root, 'src')
  let program: ReturnType<typeof loadProgram> | undefined
  let answer: DevContent['answer']
  let version = 0
  let overlay: ErrorPayload['err'] | undefined
  let reported = ''

  const report = (found: Problems) => {
    overlay = found.overlay
    if (overlay) hot.send({ type: 'error', err: overlay })
    if (found.terminal !== reported) logger.warn(found.terminal || 'The content has no problems.')
    reported = found.terminal
  }
  let readAt = 0
  let checked: NodeJS.Timeout | undefined
  const read = async () => {
    readAt = Date.now()
    clearTimeout(checked)
    try {
      program ??= loadProgram(root)
      const content = await (await program).readDevContent(folders, compiler, `${version + 1}`)
      if (content.answer) {
        version += 1
        hot.send('site:content', { version: `${version}` })
        // A page that only shows problems can't fetch itself.
        if (!answer) hot.send({ type: 'full-reload' })
        answer = content.answer
      }
      checked = setTimeout(() => report(content.problems()), showing)
    } catch (error) {
      // Code with a syntax error, for instance: the next save may fix it.
      program = undefined
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      report({ terminal: message, overlay: { message, stack } })
    }
  }

  let looked = read()
  let saved: NodeJS.Timeout | undefined
  const look = () => {
    looked = looked.then(read)
  }
  server.watcher.add([folders.content, folders.public])
  server.watcher.on('all', (_event, file) => {
    if (![code, folders.content, folders.public].some((folder) => file.startsWith(folder + sep))) return
    if (file.startsWith(code + sep)) program = undefined
    clearTimeout(saved)
    saved = setTimeout(look, debounce)
    setTimeout(() => {
      // File times are a few milliseconds behind the clock.
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > readAt - debounce) look()
    }, deaf).unref()
  })
  server.httpServer?.on('close', () => {
    clearTimeout(saved)
    clearTimeout(checked)
  })
  hot.on('site:ask', (_, client) => client.send('site:content', { version: `${version}` }))
  hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send({ type: 'error', err: overlay })
  })

  /** Adds the scripts of Vite and its plugins. Vite would read a whole page for that, and rewrite its styles. */
  const withScripts = async (html: string): Promise<string> => {
    const empty = await server.transformIndexHtml('/', '<head></head>')
    return html.replace('<head>', () => empty.replace('</head>', ''))
  }
  return () => {
    server.middlewares.use(async ({ url = '/', headers }, response, next) => {
      try {
        await looked
        const path = url.replace(/[?#].*/, '')
        const found = answer ? await answer(path, headers.accept?.includes('text/html') ?? false) : noSite
        if (!found) return next()
        const { type, body, status = 200, location } = found
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          ...(location && { location }),
        })
        response.end(type === 'text/html' ? await withScripts(String(body)) : body)
      } catch (error) {
        next(error)
      }
    })
  }
}

/** Bundles the code that reads the content and renders pages: through Vite's own runner it takes seconds to load. */
async function loadProgram(root: string): Promise<typeof import('./devSite.ts')> {
  const parent = join(root, 'node_modules/.cache/west-atlantic')
  mkdirSync(parent, { recursive: true })
  const outDir = mkdtempSync(join(parent, 'dev-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      publicDir: false,
      plugins: [
        styledNames(),
        {
          name: 'fonts',
          enforce: 'pre',
          load: { filter: { id: /\.woff2$/ }, handler: (id) => `export default "/${pathFrom(root, id)}"` },
        },
      ],
      ssr: { noExternal: packagesToBundle },
      build: {
        ssr: 'src/vite/devSite.ts',
        outDir,
        sourcemap: 'inline',
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    return await import(pathToFileURL(join(outDir, 'devSite.js')).href)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
