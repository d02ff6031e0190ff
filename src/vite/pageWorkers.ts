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

/** What a worker is told first, and a page that it is asked for. */
export type WorkerMessage = { setting: FinisherOptions } | { id: number; job: PageJob }

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
}

/** Pages from which another thread does more than it takes to start it. */
const manyPages = 100
/** Further threads would wait for this one, which makes the payloads. */
const mostWorkers = 3
/** Pages that wait in a worker: with some at hand it never waits for this thread. */
const mostWaiting = 3
/** Pages that wait in a worker while this thread does something else: a quarter of all, and no more than these. */
const mostAhead = 400

/** Other threads that finish pages. */
export interface PageWorkers {
  /**
   * Starts them, unless that was done, where there are enough pages: they load their code from then on.
   * @param count how many pages there will be
   */
  start: (count: number) => readonly PageWorker[]
  /** Ends them, and gives back their memory. */
  end: () => Promise<unknown>
}

/** @param program the module that each runs; without one, all pages are finished in this thread */
export function pageWorkers(program: string | undefined): PageWorkers {
  let workers: readonly PageWorker[] = []
  return {
    start: (count) => {
      const number = count < manyPages ? 0 : Math.min(availableParallelism() - 1, mostWorkers)
      if (program !== undefined && workers.length === 0)
        workers = Array.from({ length: number }, () => startWorker(program))
      return workers
    },
    end: () => Promise.all(workers.map((worker) => worker.end())),
  }
}

interface PageFinishersOptions {
  pageWorkers: PageWorkers
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
  { pageWorkers: others, meanwhile }: PageFinishersOptions,
): Promise<PageFinishers> {
  const workers = others.start(count)
  for (const worker of workers) worker.tell(setting)
  let most = Math.min(Math.ceil(count / 4), mostAhead)
  const doMeanwhile = lazily(() => {
    most = mostWaiting
    meanwhile()
  })
  if (workers.length === 0) doMeanwhile()
  const finishHere = await pageFinisher(setting)
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
  }
}

interface PageWorker {
  /** Says what pages are finished with; before the first one. */
  tell: (setting: FinisherOptions) => void
  /** How many pages it was asked for and has not given. */
  waiting: () => number
  finish: FinishPage
  end: () => Promise<unknown>
}

function startWorker(program: string): PageWorker {
  const worker = new Worker(program)
  const post = (message: WorkerMessage) => worker.postMessage(message)
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
    tell: (setting) => post({ setting }),
    waiting: () => asked.size,
    finish: (job) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure)
          return
        }
        count += 1
        asked.set(count, { resolve, reject })
        post({ id: count, job })
      }),
    end: () => worker.terminate(),
  }
}
