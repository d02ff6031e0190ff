import { parentPort, workerData } from 'node:worker_threads'
import { pageFinisher, type FinisherOptions } from './finishPage.ts'
import type { WorkerResponse, WorkerRequest } from './pageWorkers.ts'

/** Finishes pages in a thread of its own: each message is a page, and each is answered. */
export async function runPageWorker(): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('A page worker is started as a thread.')
  const setting: FinisherOptions = workerData
  const finish = await pageFinisher(setting)
  port.on('message', ({ id, job }: WorkerRequest) => {
    finish(job).then(
      (page) => port.postMessage({ id, page } satisfies WorkerResponse),
      (error: unknown) => port.postMessage({ id, error } satisfies WorkerResponse),
    )
  })
}
