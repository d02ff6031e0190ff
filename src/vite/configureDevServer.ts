import { codeDigest, digestNow } from '../node/cache/codeDigest.mjs'
import type { ViteDevServer } from 'vite'
import { makeReport } from '../content/report/makeReport.ts'
import { printReport } from '../content/report/printReport.ts'
import { devMiddleware, type SitesNow } from './devMiddleware.ts'
import type { Folders } from '../node/folders.ts'
import { devSiteState } from './devSiteState.ts'
import { servePictures } from './servePictures.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import type { DevServerOptions } from './siteOptions.ts'
import { watchContent } from './watchContent.ts'

/** Milliseconds within which Vite's watcher has surely come to every file of the code; it does not tell when. */
const unwatchedMs = 2000

/**
 * Serves the site while it is written, from the content as it stands.
 * @returns what Vite calls once its own middlewares are in place
 */
export async function configureDevServer(
  server: ViteDevServer,
  folders: Folders,
  { contentName, watchCode, ...options }: DevServerOptions,
): Promise<() => void> {
  const registry = await options.loadRegistry()
  const live = devSiteState(registry, folders)
  refuseUnreadable(server)
  const sites: SitesNow = {
    early: live.early,
    whole: async () => {
      await looked
      live.settle()
      return live.lastGood() ?? printReport(makeReport(live.latest(), contentName))
    },
  }
  const answer = devMiddleware(server, sites, options)
  // Content that is broken from the start is looked at, and told, at once.
  const { noteRequest, noteAnswer, looked } = watchContent(server, {
    live,
    registry,
    folders: [folders.content, folders.public],
    name: contentName,
  })
  void looked.then(() => {
    watchCode()
    const { root } = server.config
    // What was saved before it was watched was seen by nobody.
    const missed = setTimeout(() => {
      if (codeDigest(root) !== digestNow(root)) void server.restart()
    }, unwatchedMs)
    server.httpServer?.on('close', () => clearTimeout(missed))
  })
  server.middlewares.use((_request, _response, next) => {
    noteRequest()
    next()
  })
  const givePicture = servePictures(
    { content: folders.content },
    () => (live.early() ?? live.lastGood())?.site,
  )
  return () => {
    server.middlewares.use((request, response, next) => {
      givePicture(request, response)
        .then((given) => given || answer(request, response))
        .then(
          (answered) => {
            if (answered) noteAnswer()
            else next()
          },
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          },
        )
    })
  }
}
