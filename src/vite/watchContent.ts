import { sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { explainRule } from '../content/report/explainRule.ts'
import type { SiteRegistry } from '../content/model/site.ts'
import { makeReport } from '../content/report/makeReport.ts'
import { printReport } from '../content/report/printReport.ts'
import type { ContentState } from '../content/publish/liveProtocol.ts'
import type { DevSiteState } from './devSiteState.ts'
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

/** Editors save in bursts; one look after the last of them, this many milliseconds later, is enough. */
const burst = 30
/**
 * The watcher drops what happens within 50 milliseconds of what it has just told, or while a look keeps it busy, and
 * where folders are shared (virtual machines, network drives) it may tell nothing at all. So the folders themselves are
 * asked whether they are still as they were at the last look: first after so many milliseconds, then ever more seldom.
 */
const firstCheck = 150
const lastCheck = 2000

/**
 * Follows every save. After each look the open pages are told how the content stands: which revision is the newest, and
 * what is wrong until it is mended, in the terminal's words.
 */
export function watchContent(server: ViteDevServer, { live, registry, folders, name }: Watched): void {
  const { hot } = server.environments.client
  const { logger } = server.config
  const state = (): ContentState => {
    const problems = live.errors()
    return {
      revision: live.lastGood()?.revision,
      report: makeReport({ ...live.latest(), problems }, name),
      explanations: Object.fromEntries(problems.map(({ rule }) => [rule, explainRule(rule, registry) ?? ''])),
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
      wait(lastCheck, look)
    }
  }
  const look = () =>
    attempt(() => {
      live.look()
      hot.send('site:state', state())
      tell()
      checkAfter(firstCheck)
    })
  const checkAfter = (pause: number) =>
    wait(pause, () =>
      attempt(() => (live.hasChanged() ? look() : checkAfter(Math.min(pause * 2, lastCheck)))),
    )

  tell()
  checkAfter(firstCheck)
  server.watcher.add([...folders])
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder + sep))) wait(burst, look)
  })
  server.httpServer?.on('close', () => clearTimeout(waiting))
  hot.on('site:ask', (_, client) => client.send('site:state', state()))
}
