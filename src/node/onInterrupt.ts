const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Cleans up when the process is told to end, by Ctrl-C for instance; then it ends as it would have.
 * @returns what takes this back
 */
export function onInterrupt(cleanUp: () => void): () => void {
  const forget = () => {
    for (const signal of signals) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    forget()
    cleanUp()
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.on(signal, end)
  return forget
}
