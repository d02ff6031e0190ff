import { measureProgram } from '../../../scripts/bench/measuredProgram.ts'
import { removeTracesOnSignals, temporaryFolder } from '../../../scripts/bench/temporary.ts'

/** `jiti interrupted.ts PREFIX`: a program with a temporary folder and other programs, for a test to interrupt. */
const [prefix = ''] = process.argv.slice(2)
removeTracesOnSignals((sentence) => console.log(sentence))
const cwd = temporaryFolder(prefix)
const running = measureProgram({ words: ['sh', '-c', 'sleep 600 & sleep 600'], cwd })
console.log(cwd)
await running
