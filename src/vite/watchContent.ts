import type { ViteDevServer } from 'vite'
import type { SiteRegistry } from '../content/model/site.ts'
import { makeReport } from '../content/report/makeReport.ts'
import { printReport } from '../content/report/printReport.ts'
import type { ContentState } from '../content/publish/liveProtocol.ts'
import { versionOf } from './devMiddleware.ts'
import type { DevSiteState } from './devSiteState.ts'
import { watchFolders } from '../node/watchFolders.ts'
import { ansiStyler } from '../node/ansi.ts'

/** What is watched, and what it is called in messages. */
interface Watched {
  live: DevSiteState
  registry: SiteRegistry
  /** The folders from which the site is made, absolute. */
  folders: readonly string[]
  /** What messages call the content folder. */
  name: string
}

/** What a watch is told, and tells. */
interface ContentWatch {
  /** Called at each request. */
  noteRequest: () => void
  /** Called when a page was answered. */
  noteAnswer: () => void
  /** Resolves once all of the content has been looked at. */
  looked: Promise<void>
}

/** Milliseconds for which the server listens before it reads all content although nobody has asked for a page. */
const longestIdleMs = 1000
/** Milliseconds for which content is read before requests have their turn. */
const sliceMs = 10
/** An editor's save may reach the watcher in two or three parts: one look follows, this many milliseconds later. */
const debounceMs = 2
/** Milliseconds without a save or a request after which what was saved is checked: open pages have fetched it by then. */
const quietMs = 150
/** The same without a request after the first look, since the first page loads its scripts. */
const firstQuietMs = 1500
/** Milliseconds for which requests may put a check off. */
const longestQuietMs = 3000
/**
 * Where folders are shared (virtual machines, network drives) a system may tell nothing of what happens in them. So the folders themselves are
 * asked whether they are still as they were at the last look: first after so many milliseconds, then ever more seldom.
 */
const firstPollMs = 150
const slowestPollMs = 2000

/**
 * Follows every save. After each look the open pages are told which revision is the newest, and once it is checked, what
 * is wrong until it is mended, in the terminal's words.
 */
export function watchContent(server: ViteDevServer, { live, folders, name }: Watched): ContentWatch {
  const { hot } = server.environments.client
  const { logger } = server.config
  const state = (): ContentState => {
    const problems = live.errors()
    return {
      revision: live.revision(),
      report: makeReport({ ...live.latest(), problems }, name),
      explanations: {},
    }
  }

  let last = ''
  /** Tells the terminal what is wrong, unless it was told just that. */
  const tell = () => {
    const { problems } = live.latest()
    const told =
      problems.length > 0 ? printReport(makeReport(live.latest(), name), ansiStyler(process.stderr)) : ''
    if (told === last) return
    if (told === '') logger.info('The content is in order again.')
    else if (live.errors().length > 0) logger.error(`\n${told}\n`)
    else logger.warn(`\n${told}\n`)
    last = told
  }

  let waiting: NodeJS.Timeout | undefined
  const wait = (milliseconds: number, what: () => void) => {
    clearTimeout(waiting)
    waiting = setTimeout(what, milliseconds)
  }
  let failure = ''
  /** Reads the folders. One that goes away meanwhile cannot be read: it is tried again until it can. */
  const attempt = (read: () => void) => {
    try {
      read()
      failure = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== failure) logger.error(`The content cannot be read now, and is tried again: ${reason}`)
      failure = reason
      wait(slowestPollMs, look)
    }
  }
  let checking: NodeJS.Timeout | undefined
  /** Until when the next check may be put off, and how long it must be quiet before it. */
  let [due, quiet] = [0, quietMs]
  const check = () => {
    live.check()
    hot.send('site:state', state())
    tell()
  }
  let lastRequest = 0
  const putOff = () => {
    clearTimeout(checking)
    checking = setTimeout(check, Math.max(0, Math.min(quiet, due - Date.now())))
  }
  const checkWhenQuiet = (milliseconds: number) => {
    clearTimeout(checking)
    if (!live.isUnchecked()) return check()
    due = Date.now() + longestQuietMs
    quiet = milliseconds
    putOff()
  }
  let endFirstLook = () => {}
  const looked = new Promise<void>((resolve) => {
    endFirstLook = resolve
  })
  const announce = () => {
    const revision = live.revision()
    if (revision) hot.send('site:content', { version: versionOf({ revision }) })
  }
  let firstQuiet = firstQuietMs
  const look = () =>
    attempt(() => {
      live.look()
      endFirstLook()
      watch.refresh()
      announce()
      // To read many files takes longer than a page loads its scripts.
      checkWhenQuiet(Math.max(quietMs, firstQuiet - (Date.now() - lastRequest)))
      firstQuiet = quietMs
      pollAfter(firstPollMs)
    })
  /** Leads to the first look: reads the files a few at a time, so that requests need not wait for all of them. */
  const readAhead = () =>
    attempt(() => {
      if (!live.isAtStart()) return
      for (const end = performance.now() + sliceMs; performance.now() < end;)
        if (!live.readAhead()) return look()
      reading = setImmediate(readAhead)
    })
  let reading: NodeJS.Immediate | undefined
  let idle: NodeJS.Timeout | undefined
  const startIdle = () => {
    idle = setTimeout(() => (reading ??= setImmediate(readAhead)), longestIdleMs)
  }
  if (server.httpServer) server.httpServer.once('listening', startIdle)
  else startIdle()
  const pollAfter = (pause: number) =>
    wait(pause, () =>
      attempt(() => (live.hasChanged() ? look() : pollAfter(Math.min(pause * 2, slowestPollMs)))),
    )

  const watch = watchFolders(folders, () => wait(debounceMs, look))
  // Without a site to show pages from, nothing can be answered before the first look.
  if (live.early() === undefined) look()
  server.httpServer?.on('close', () => {
    watch.close()
    clearTimeout(waiting)
    clearTimeout(checking)
    clearTimeout(idle)
    clearImmediate(reading)
  })
  hot.on('site:ask', (_, client) => {
    client.send('site:state', state())
    const revision = live.revision()
    if (revision) client.send('site:content', { version: versionOf({ revision }) })
  })
  return {
    noteRequest: () => {
      lastRequest = Date.now()
      if (live.isUnchecked()) putOff()
    },
    noteAnswer: () => {
      reading ??= setImmediate(readAhead)
    },
    looked,
  }
}
