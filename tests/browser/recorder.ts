interface LayoutShift {
  value: number
  sources: { node: Node | null }[]
}

/** What a page saw of itself, from its first moment. */
interface Watched {
  /** Every shift of the layout: how large, and of what. */
  shifts: { value: number; what: string[] }[]
}

/**
 * Runs in a page: has it note from its first moment what happens to it. A browser without a screen sometimes tells of a mouse that
 * nobody moved, when what lies below it changes; that is no input.
 */
export function watch(): void {
  const seen: Watched = { shifts: [] }
  window.watched = seen
  new PerformanceObserver((list) => {
    // The browser's types don't know this kind of entry.
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : 'text'))
      seen.shifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const ignoreUnmoved = (event: PointerEvent) => {
    if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointermove', ignoreUnmoved, true)
}

declare global {
  interface Window {
    watched: Watched
  }
}
