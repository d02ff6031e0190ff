import { inspect } from 'node:util'

/** An error that is told to people: whoever prints it prints its message, without where in the tool it was noticed. */
export class UserError extends Error {
  constructor(message: string) {
    super(message)
    this.stack = message
  }

  /** Vite prints what `inspect` makes of an error, and that puts one without a stack into brackets. */
  [inspect.custom](): string {
    return this.message
  }
}
