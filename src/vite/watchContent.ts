import { sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { explainRule } from '../site/report/explainRule.ts'
import { makeReport } from '../site/report/makeReport.ts'
import { printReport } from '../site/report/printReport.ts'
import type { LiveSite } from './liveSite.ts'
import type { ShownProblems } from './overlayEvents.ts'
import { paintFor } from './paint.ts'
import { treeStamp } from './treeStamp.ts'

/** What is watched, and what it is called in messages. */
export interface Watched {
  live: LiveSite
  /** The content folder, absolute. */
  folder: string
  /** The same as messages name it. */
  name: string
}

/** Editors save in bursts; one look after the last of them, this many milliseconds later, is enough. */
const burst = 30
/**
 * The watcher drops what happens within 50 milliseconds of what it has just told, or while a look keeps it busy. So some
 * time after each look the folder itself is asked whether it is still as it was then.
 */
const settled = 150

/**
 * Follows every save. A sound one is told to the open pages, which fetch themselves anew; a broken one is shown over
 * them and in the terminal, in the same words, until it is mended.
 */
export function watchContent(server: ViteDevServer, { live, folder, name }: Watched): void {
  const { hot } = server.environments.client
  const { logger } = server.config
  const shown = (): ShownProblems => {
    const problems = live.errors()
    return {
      report: makeReport({ ...live.latest(), problems }, name),
      explanations: Object.fromEntries(problems.map(({ rule }) => [rule, explainRule(rule) ?? ''])),
    }
  }

  let last = ''
  /** Tells the terminal what is wrong, unless it was told just that. */
  const tell = () => {
    const { problems } = live.latest()
    const told =
      problems.length > 0 ? printReport(makeReport(live.latest(), name), paintFor(process.stderr)) : ''
    if (told === last) return
    if (told === '') logger.info('The content is in order again.')
    else if (live.errors().length > 0) logger.error(`\n${told}\n`)
    else logger.warn(`\n${told}\n`)
    last = told
  }

  let waiting: NodeJS.Timeout | undefined
  const look = () => {
    const stamp = treeStamp(folder)
    const wasGood = live.lastGood() !== undefined
    live.look()
    tell()
    hot.send('site:problems', shown())
    waiting = setTimeout(() => {
      if (treeStamp(folder) !== stamp) look()
    }, settled)
    if (live.errors().length > 0) return
    hot.send(wasGood ? { type: 'custom', event: 'site:changed' } : { type: 'full-reload' })
  }

  tell()
  server.watcher.add(folder)
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder + sep)) return
    clearTimeout(waiting)
    waiting = setTimeout(look, burst)
  })
  hot.on('site:ask', (_, client) => client.send('site:problems', shown()))
}
