import { parentPort } from 'node:worker_threads'
import { loadCode } from './loadCode.mjs'

/** A thread of the build that draws what it is given. */
const { drawSubject } = await (await loadCode()).drawSubject()
parentPort?.on('message', (subjects) => {
  for (const subject of subjects) parentPort?.postMessage(drawSubject(subject))
})
