import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { lazily } from '../content/model/lazily.ts'
import { keyOf, type PackCache } from '../node/cache/packCache.ts'
import { deferRejection } from './deferRejection.ts'
import type { Drawing } from '../content/model/drawing.ts'

/** A drawing as a file of the site. */
export interface DrawnFile {
  /** Its path below the site's root: `art/rose.svg`. */
  path: string
  text: string
}

/** Another thread that draws. */
export interface DrawingThread {
  /** Starts it, unless that was done: it loads its code from then on. */
  start: () => void
  /** Has it draw subjects, in their order. @returns what gives the text of the next one */
  draw: (subjects: readonly unknown[]) => () => Promise<string>
  /** Ends it, and gives back its memory. */
  end: () => Promise<unknown>
}

/**
 * @param program the module that the thread runs: each message is a list of subjects, which it answers with one drawing after
 *   the other
 */
export function drawingThread(program: string): DrawingThread {
  let worker: Worker | undefined
  const started = lazily(() => {
    worker = new Worker(program)
    // Listened to from now on, since the first drawing may be there before it is asked for.
    return { worker, messages: on(worker, 'message') }
  })
  return {
    start: () => void started(),
    draw: (subjects) => {
      const { worker: asked, messages } = started()
      asked.postMessage(subjects)
      return async () => drawnMessage.parse((await messages.next()).value)[0]
    },
    end: async () => worker?.terminate(),
  }
}

/** Drawings from which another thread does more than it takes to start it. */
const manyDrawings = 8

const drawnMessage = z.tuple([z.string()])

/**
 * Draws what was not drawn from the same subject before: in another thread where it is much, so that this one goes on
 * meanwhile.
 * @param code the digest of all code
 * @param cache what was drawn before
 * @param thread the other one, which is ended after the last drawing; without one, all is drawn in this thread
 * @param take is given each drawing as soon as it is there
 * @returns the text of each by its path, when all are drawn and taken
 */
export function startDrawing(
  drawings: ReadonlyMap<string, Drawing>,
  {
    code,
    cache,
    thread,
    take,
  }: {
    code: string | undefined
    cache: PackCache | undefined
    thread?: Pick<DrawingThread, 'draw' | 'end'> | undefined
    take?: (drawing: DrawnFile) => Promise<void>
  },
): Promise<DrawnFile[]> {
  const listed = [...drawings].map(([path, drawing]) => {
    const key = keyOf(code, path, drawing.subject)
    return { path, drawing, key, kept: cache?.get(key)?.toString('utf8') }
  })
  const missing = listed.filter(({ kept }) => kept === undefined).map(({ drawing }) => drawing.subject)
  const drawNext = missing.length >= manyDrawings ? thread?.draw(missing) : undefined
  const drawAll = async () => {
    const drawn: DrawnFile[] = []
    for (const { path, drawing, key, kept } of listed) {
      const text = kept ?? (await (drawNext?.() ?? drawing.draw()))
      if (kept === undefined) cache?.put(key, Buffer.from(text))
      await take?.({ path, text })
      drawn.push({ path, text })
    }
    await thread?.end()
    cache?.save()
    return drawn
  }
  return deferRejection(drawAll())
}
