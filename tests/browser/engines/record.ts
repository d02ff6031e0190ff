/** Where the recorder in a page sends what it has noted. */
export const recordPath = '/recorded'

/**
 * Runs in a page: tells of everything that the console is told of. It sends it before anything else can happen, so
 * that none is lost when the page is left.
 */
export function record(path: string): void {
  const tell = (words: string) => {
    const request = new XMLHttpRequest()
    request.open('POST', path, false)
    request.send(words)
  }
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const said = console[level]
    console[level] = (...values: unknown[]) => {
      tell(`${level}: ${values.join(' ')}`)
      said.apply(console, values)
    }
  }
  addEventListener(
    'error',
    ({ target, message }) => tell(target instanceof Element ? `not loaded: ${target.outerHTML}` : message),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    tell(`violation of ${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`),
  )
}
