import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { SiteFile } from '../content/proof/readFile.ts'
import { keyOf, type PackCache } from '../node/cache/packCache.ts'
import { deferRejection } from './deferRejection.ts'
import type { Drawing } from '../content/model/drawing.ts'

/** The drawings of a site, while they are drawn. */
export interface DrawingJob {
  /** The text of each by its path, when all are drawn and taken. */
  texts: () => Promise<SiteFile[]>
  /** Ends the other thread. */
  stop: () => Promise<unknown>
}

/** Drawings from which another thread does more than it takes to start it. */
const manyDrawings = 8

const drawnMessage = z.tuple([z.string()])

/**
 * Draws what was not drawn from the same subject before: in another thread where it is much, so that this one goes on
 * meanwhile.
 * @param code the digest of all code
 * @param cache what was drawn before
 * @param program the module that a thread runs: it is given a list of subjects, and answers with one drawing after the
 *   other; without one, all is drawn in this thread
 * @param take is given each drawing as soon as it is there
 */
export function startDrawing(
  drawings: ReadonlyMap<string, Drawing>,
  {
    code,
    cache,
    program,
    take,
  }: {
    code: string | undefined
    cache: PackCache | undefined
    program: string | undefined
    take?: (drawing: SiteFile) => Promise<void>
  },
): DrawingJob {
  const listed = [...drawings].map(([path, drawing]) => {
    const key = keyOf(code, path, drawing.subject)
    return { path, drawing, key, kept: cache?.get(key)?.toString('utf8') }
  })
  const missing = listed.filter(({ kept }) => kept === undefined).map(({ drawing }) => drawing)
  const worker =
    program !== undefined && missing.length >= manyDrawings
      ? new Worker(program, { workerData: missing.map(({ subject }) => subject) })
      : undefined
  // Listened to from now on, since the first drawing may be there before it is asked for.
  const messages = worker && on(worker, 'message')
  const drawnText = async ({ draw }: Drawing): Promise<string> => {
    if (messages === undefined) return draw()
    const { value } = await messages.next()
    return drawnMessage.parse(value)[0]
  }
  const drawAll = async () => {
    const drawn: SiteFile[] = []
    for (const { path, drawing, key, kept } of listed) {
      const text = kept ?? (await drawnText(drawing))
      if (kept === undefined) cache?.put(key, Buffer.from(text))
      await take?.({ path, text })
      drawn.push({ path, text })
    }
    cache?.save()
    return drawn
  }
  const texts = deferRejection(drawAll())
  return {
    texts: () => texts,
    stop: async () => worker?.terminate(),
  }
}
