/** Uses the browser's storage. @returns the result; undefined if storage is denied, full or damaged */
export function tryStorage<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
