import { loadCode } from './loadCode.mjs'

/** A thread of the build that finishes pages beside it. */
const { runPageWorker } = await (await loadCode()).pageWorker()
runPageWorker()
