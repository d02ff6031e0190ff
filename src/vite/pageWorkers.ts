import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { lazily } from '../content/model/lazily.ts'
import {
  pageFinisher,
  type FinishedPage,
  type FinishPage,
  type PageJob,
  type FinisherOptions,
} from './finishPage.ts'

/** A page that a worker is asked for. */
export interface WorkerRequest {
  id: number
  job: PageJob
}

/** What a worker says of it. */
export type WorkerResponse = { id: number; page: FinishedPage } | { id: number; error: unknown }

/** Finishes pages in this thread and, when there are many, in others beside it. */
export interface PageFinishers {
  /**
   * Has a page finished, and resolves when the next one may be handed over.
   * @param take is given the page, some time later
   */
  finish: (job: PageJob, take: (page: FinishedPage) => void) => Promise<void>
  /** Resolves when all pages were given. */
  done: () => Promise<void>
  /** Ends the other threads. */
  close: () => Promise<void>
}

/** Pages from which another thread does more than it takes to start it. */
const manyPages = 100
/** Further threads would wait for this one, which makes the payloads. */
const mostWorkers = 3
/** Pages that wait in a worker: with some at hand it never waits for this thread. */
const mostWaiting = 3
/** Pages that wait in a worker while this thread does something else: a quarter of all, and no more than these. */
const mostAhead = 400

interface PageFinishersOptions {
  /** The module that a worker runs; without one, all pages are finished in this thread. */
  pageWorker: string | undefined
  /**
   * What this thread has to do besides. It is done once: first when there are no workers, and otherwise when each has so many pages
   * that it has no need of this thread for long.
   */
  meanwhile: () => void
}

/** @param count how many pages there will be */
export async function pageFinishers(
  setting: FinisherOptions,
  count: number,
  { pageWorker: program, meanwhile }: PageFinishersOptions,
): Promise<PageFinishers> {
  const number = count < manyPages ? 0 : Math.min(availableParallelism() - 1, mostWorkers)
  const workers =
    program === undefined ? [] : Array.from({ length: number }, () => startWorker(program, setting))
  let most = Math.min(Math.ceil(count / 4), mostAhead)
  const doMeanwhile = lazily(() => {
    most = mostWaiting
    meanwhile()
  })
  if (workers.length === 0) doMeanwhile()
  const close = async () => {
    await Promise.all(workers.map((worker) => worker.end()))
  }
  const finishHere = await pageFinisher(setting).catch(async (error: unknown) => {
    // Nobody else would.
    await close()
    throw error
  })
  const waiting = new Set<Promise<void>>()
  const failures: unknown[] = []
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    finish: async (job, take) => {
      // Lets the answers of workers come in, and all else that this thread waits for.
      await setImmediate()
      throwFailure()
      const findFree = () => workers.find((worker) => worker.waiting() < most)
      if (findFree() === undefined) doMeanwhile()
      const free = findFree()
      if (free === undefined) return take(await finishHere(job))
      const finishing = free
        .finish(job)
        // Thrown by the next call: nobody waits for this page.
        .then(take, (error: unknown) => void failures.push(error))
        .finally(() => waiting.delete(finishing))
      waiting.add(finishing)
    },
    done: async () => {
      doMeanwhile()
      await Promise.all(waiting)
      throwFailure()
    },
    close,
  }
}

interface PageWorker {
  /** How many pages it was asked for and has not given. */
  waiting: () => number
  finish: FinishPage
  end: () => Promise<unknown>
}

function startWorker(program: string, setting: FinisherOptions): PageWorker {
  const worker = new Worker(program, { workerData: setting })
  const asked = new Map<number, { resolve: (page: FinishedPage) => void; reject: (error: unknown) => void }>()
  let count = 0
  let failure: unknown
  worker.on('message', (answer: WorkerResponse) => {
    const { resolve, reject } = asked.get(answer.id) ?? {}
    asked.delete(answer.id)
    if ('page' in answer) resolve?.(answer.page)
    else reject?.(answer.error)
  })
  worker.on('error', (error) => {
    failure = error
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  })
  return {
    waiting: () => asked.size,
    finish: (job) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure)
          return
        }
        count += 1
        asked.set(count, { resolve, reject })
        worker.postMessage({ id: count, job } satisfies WorkerRequest)
      }),
    end: () => worker.terminate(),
  }
}
