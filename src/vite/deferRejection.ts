/**
 * Lets a promise fail before somebody waits for it, which would end the process: whoever waits for it later gets the
 * error.
 */
export function deferRejection<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  return promise
}
