import { statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { foldersOf } from '../node/folders.ts'
import type { DevResponse, DevContent, Problems } from './devSite.ts'
import { loadProgram } from './loadProgram.mjs'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To the browser: content has changed. See `client/contentUpdates.ts`. */
    'site:content': { version: string }
    /** From the browser: asks for the newest version. */
    'site:get-version': undefined
  }
}

/** A save may cause several events, at most this many ms apart. */
const debounce = 10
/** How long no page has to fetch anything before the checks keep the server busy, in ms. */
const fetchTime = 300
/** A little longer than Vite's watcher ignores a file after an event, in ms. */
const watcherDelay = 60

/** Shown below Vite's overlay while the content has had errors from the start. */
const errorPage: DevResponse = {
  type: 'text/html',
  status: 500,
  body: '<!doctype html><head><title>Errors</title></head>',
}

/**
 * Serves the site during development. A save updates the open page; errors are shown over the last good page.
 * @returns the hook that Vite calls after adding its own middleware
 */
export function serveSite(server: ViteDevServer, compiler: BodyCompiler): () => void {
  const { root, logger } = server.config
  const { hot } = server.environments.client
  const folders = foldersOf(root)
  const code = join(root, 'src')
  let program: Promise<typeof import('./devSite.ts')> | undefined
  let respond: DevContent['respond']
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
  let check: (() => void) | undefined
  let checkTimer: NodeJS.Timeout | undefined
  const checkSoon = () => {
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => {
      check?.()
      check = undefined
    }, fetchTime)
  }
  const read = async () => {
    readAt = Date.now()
    check = undefined
    try {
      program ??= loadProgram('src/vite/devSite.ts')
      const content = await (await program).readDevContent(folders, compiler, `${version + 1}`)
      if (content.respond) {
        version += 1
        hot.send('site:content', { version: `${version}` })
        // The error page can't update itself.
        if (!respond) hot.send({ type: 'full-reload' })
        respond = content.respond
      }
      check = () => report(content.problems())
      checkSoon()
    } catch (error) {
      // For example, a syntax error in the code, which the next save may fix.
      program = undefined
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      report({ terminal: message, overlay: { message: stripVTControlCharacters(message), stack } })
    }
  }

  let reading = read()
  let saveTimer: NodeJS.Timeout | undefined
  const readAgain = () => {
    reading = reading.then(read)
  }
  server.watcher.add([folders.content, folders.public])
  server.watcher.on('all', (_event, file) => {
    if (![code, folders.content, folders.public].some((folder) => file.startsWith(folder + sep))) return
    if (file.startsWith(code + sep)) program = undefined
    clearTimeout(saveTimer)
    saveTimer = setTimeout(readAgain, debounce)
    setTimeout(() => {
      // File times may be a few milliseconds behind the clock.
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > readAt - debounce) readAgain()
    }, watcherDelay).unref()
  })
  server.httpServer?.on('close', () => {
    clearTimeout(saveTimer)
    clearTimeout(checkTimer)
  })
  hot.on('site:get-version', (_, client) => client.send('site:content', { version: `${version}` }))
  hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send({ type: 'error', err: overlay })
  })

  // With this status, a browser that follows a link to Vite's editor opener stays on the page.
  server.middlewares.use('/__open-in-editor', (_, response, next) => {
    response.statusCode = 204
    next()
  })

  /** Adds the scripts of Vite and its plugins. Given the whole page, Vite would rewrite its styles. */
  const withScripts = async (html: string): Promise<string> => {
    const empty = await server.transformIndexHtml('/', '<head></head>')
    return html.replace('<head>', () => empty.replace('</head>', ''))
  }
  return () => {
    server.middlewares.use(async ({ url = '/', headers }, response, next) => {
      try {
        await reading
        clearTimeout(checkTimer)
        const path = url.replace(/[?#].*/, '')
        const reply = respond
          ? await respond(path, headers.accept?.includes('text/html') ?? false)
          : errorPage
        if (!reply) return next()
        const { type, body, status = 200, location } = reply
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          ...(location && { location }),
        })
        response.end(type === 'text/html' ? await withScripts(String(body)) : body)
      } catch (error) {
        next(error)
      } finally {
        checkSoon()
      }
    })
  }
}
