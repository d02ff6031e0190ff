import { Script } from 'node:vm'

/**
 * Runs a job that may never end.
 * @param end after how many seconds it is stopped, also out of an endless loop
 * @returns what the job gave, and for how many seconds it needed the processor
 * @throws when the job throws, or had to be stopped
 */
export function withTimeout<Result>(job: () => Result, end = 30): { result: Result; seconds: number } {
  let done: { result: Result } | undefined
  Reflect.set(globalThis, 'timedJob', () => {
    done = { result: job() }
  })
  const { user } = process.cpuUsage()
  // Only a script can be stopped in the middle of a loop.
  new Script('timedJob()').runInThisContext({ timeout: end * 1000 })
  const seconds = (process.cpuUsage().user - user) / 1e6
  return { ...finished(done), seconds }
}

function finished<Result>(done: { result: Result } | undefined): { result: Result } {
  if (done === undefined) throw new Error('The job has given nothing.')
  return done
}
