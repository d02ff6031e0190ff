import { inspect } from 'node:util'

/** An error for users: only its message is printed, without a stack. */
export class UserError extends Error {
  constructor(message: string) {
    super(message)
    this.stack = message
  }

  /** Vite prints errors with `inspect`, which would put one without a stack in brackets. */
  [inspect.custom](): string {
    return this.message
  }
}
