import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { SiteFile } from '../content/proof/readFile.ts'
import { keyOf, type PackCache } from '../node/cache/packCache.ts'
import type { Drawing } from './siteOptions.ts'

/** The drawings of a site, while they are drawn. */
interface DrawnBeside {
  /** The text of each by its path, when all are drawn. */
  texts: () => Promise<SiteFile[]>
  /** Ends the other thread. */
  stop: () => Promise<unknown>
}

/** Drawings from which another thread does more than it takes to start it. */
const manyDrawings = 8

const drawnTexts = z.array(z.string())

/**
 * Draws what was not drawn from the same subject before: in another thread where it is much, so that this one can check the
 * content meanwhile.
 * @param code the digest of all code
 * @param cache what was drawn before
 * @param program the module that a thread runs: it is given a list of subjects, and answers with their drawings; without
 *   one, all is drawn in this thread
 */
export function drawBeside(
  drawings: ReadonlyMap<string, Drawing>,
  {
    code,
    cache,
    program,
  }: { code: string | undefined; cache: PackCache | undefined; program: string | undefined },
): DrawnBeside {
  const listed = [...drawings].map(([path, drawing]) => {
    const key = keyOf(code, path, drawing.subject)
    return { path, drawing, key, kept: cache?.get(key)?.toString('utf8') }
  })
  const missing = listed.filter(({ kept }) => kept === undefined).map(({ drawing }) => drawing)
  const worker =
    program !== undefined && missing.length >= manyDrawings
      ? new Worker(program, { workerData: missing.map(({ subject }) => subject) })
      : undefined
  return {
    texts: async () => {
      const made = worker
        ? drawnTexts.parse((await once(worker, 'message'))[0])
        : missing.map(({ draw }) => draw())
      const drawn = listed.map(({ path, key, kept }): SiteFile => {
        if (kept !== undefined) return { path, text: kept }
        const text = made.shift()
        if (text === undefined) throw new Error(`The drawing ${path} was not drawn.`)
        cache?.put(key, Buffer.from(text))
        return { path, text }
      })
      cache?.save()
      return drawn
    },
    stop: async () => worker?.terminate(),
  }
}
