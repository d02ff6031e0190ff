/** What a page saw of itself, from its first moment. */
interface Watched {
  /** Every shift of the layout: how large, and of what. */
  shifts: { value: number; what: string[] }[]
  /** Elements whose animation has begun. */
  moving: Element[]
  /** The page's largest element, as the browser measures it. */
  largest?: Element
}

/**
 * Runs in a page: has it note from its first moment what happens to it. A browser without a screen sometimes tells of a mouse that
 * nobody moved, when what lies below it changes; that is no input.
 */
export function watch(): void {
  const seen: Watched = { shifts: [], moving: [] }
  window.watched = seen
  const observe = <Entry>(type: string, note: (entry: PerformanceEntry & Entry) => void) =>
    new PerformanceObserver((list) => {
      // The browser's types don't know these two kinds of entries.
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Entry)
    }).observe({ type, buffered: true })
  observe<{ value: number; sources: { node: Node | null }[] }>('layout-shift', ({ value, sources }) => {
    const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : 'text'))
    seen.shifts.push({ value, what })
  })
  observe<{ element: Element | null }>('largest-contentful-paint', ({ element }) => {
    if (element) seen.largest = element
  })
  const ignoreUnmoved = (event: PointerEvent) => {
    if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointermove', ignoreUnmoved, true)
  addEventListener(
    'animationstart',
    ({ target }) => target instanceof Element && seen.moving.push(target),
    true,
  )
}

declare global {
  interface Window {
    watched: Watched
  }
}
