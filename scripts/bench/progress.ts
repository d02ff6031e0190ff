import { UserError } from '../../src/node/userError.ts'
import type { Failure } from './report.ts'

/** Tells what a run does, and notes what it could not do. */
export interface Progress {
  say: (sentence: string) => void
  /**
   * Carries out a step.
   * @param step its name, which the progress and a failure show
   * @returns whether it could be carried out; why not is in `failures`
   */
  attempt: (step: string, work: () => Promise<string | void>) => Promise<boolean>
  failures: readonly Failure[]
}

/** @param print writes a line */
export function createProgress(print: (line: string) => void): Progress {
  const started = performance.now()
  const failures: Failure[] = []
  const say = (sentence: string) => print(`${clock(performance.now() - started)}  ${sentence}`)
  return {
    say,
    failures,
    attempt: async (step, work) => {
      say(`${step} …`)
      try {
        const result = await work()
        if (typeof result === 'string') say(`${step}: ${result}`)
        return true
      } catch (error) {
        if (!(error instanceof Error)) throw error
        // Of an error in this program, the place is worth more than the message.
        const reason = error instanceof UserError ? error.message : (error.stack ?? error.message)
        failures.push({ step, reason: reason.replace(/\s+/g, ' ').slice(0, 600) })
        say(`${step}: not measured. ${reason}`)
        return false
      }
    },
  }
}

/** Milliseconds as minutes and seconds: ` 3:05`. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`
}
