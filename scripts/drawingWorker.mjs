import { parentPort, workerData } from 'node:worker_threads'
import { loadCode } from './loadCode.mjs'

/** A thread of the build that draws what it is given. */
const { drawSubject } = await (await loadCode()).drawSubject()
for (const subject of workerData) parentPort?.postMessage(drawSubject(subject))
