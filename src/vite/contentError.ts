import { UserError } from '../node/userError.ts'

/** The content has errors; the message lists them for the people who write it. */
export class ContentError extends UserError {
  /**
   * @param problems every problem as text; @param count how many errors are among them
   * @param hasLastGood whether there is a finished site, which stays
   */
  constructor(problems: string, count: number, hasLastGood: boolean) {
    super(
      `\n${problems}\n\nThe site was not built${hasLastGood ? ', and the last good one is untouched' : ''}: mend the ${count === 1 ? 'error' : `${count} errors`} above.`,
    )
  }
}
