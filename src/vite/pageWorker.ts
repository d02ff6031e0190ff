import { parentPort, workerData } from 'node:worker_threads'
import { pageFinisher, type PageSetting } from './finishPage.ts'
import type { WorkerAnswer, WorkerQuestion } from './pageWorkers.ts'

/** Finishes pages in a thread of its own: each message is a page, and each is answered. */
export async function runPageWorker(): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('A page worker is started as a thread.')
  const setting: PageSetting = workerData
  const finish = await pageFinisher(setting)
  port.on('message', ({ id, job }: WorkerQuestion) => {
    finish(job).then(
      (page) => port.postMessage({ id, page } satisfies WorkerAnswer),
      (error: unknown) => port.postMessage({ id, error } satisfies WorkerAnswer),
    )
  })
}
