import { parentPort } from 'node:worker_threads'
import { pageFinisher, type FinishPage } from './finishPage.ts'
import type { WorkerMessage, WorkerResponse } from './pageWorkers.ts'

/**
 * Finishes pages in a thread of its own: the first message says what they are finished with, each other one is a page, and
 * is answered.
 */
export function runPageWorker(): void {
  const port = parentPort
  if (port === null) throw new Error('A page worker is started as a thread.')
  let finisher: Promise<FinishPage> | undefined
  port.on('message', (message: WorkerMessage) => {
    if ('setting' in message) {
      finisher = pageFinisher(message.setting)
      return
    }
    const { id, job } = message
    if (finisher === undefined)
      throw new Error('A page worker must be told first what pages are finished with.')
    finisher
      .then((finish) => finish(job))
      .then(
        (page) => port.postMessage({ id, page } satisfies WorkerResponse),
        (error: unknown) => port.postMessage({ id, error } satisfies WorkerResponse),
      )
  })
}
