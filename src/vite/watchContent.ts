import { sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { printProblems } from '../site/printProblems.ts'
import type { LiveSite } from './liveSite.ts'

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
 * Follows every save. A sound one is told to the open pages, which fetch themselves anew; a broken one is shown over
 * them and in the terminal, in the same words, until it is mended.
 */
export function watchContent(server: ViteDevServer, { live, folder, name }: Watched): void {
  const { hot } = server.environments.client
  const { logger } = server.config
  const told = () => printProblems(live.problems(), name)
  const overlay = () => hot.send({ type: 'error', err: { message: told(), stack: '' } })

  let waiting: NodeJS.Timeout | undefined
  const look = () => {
    const wasGood = live.lastGood() !== undefined
    const wasBroken = live.errors().length > 0
    live.look()
    if (live.errors().length > 0) {
      logger.error(`\n${told()}\n`, { timestamp: true })
      overlay()
      return
    }
    if (wasBroken) logger.info('The content is in order again.', { timestamp: true })
    hot.send(wasGood ? { type: 'custom', event: 'site:changed' } : { type: 'full-reload' })
  }

  if (live.errors().length > 0) logger.error(`\n${told()}\n`)
  server.watcher.add(folder)
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder + sep)) return
    clearTimeout(waiting)
    waiting = setTimeout(look, burst)
  })
  hot.on('vite:client:connect', () => {
    if (live.errors().length > 0) overlay()
  })
}
