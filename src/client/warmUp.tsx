import { Activity, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined
const warm = new WeakSet<object>()

/**
 * Renders a page that the visitor may ask for next into an element of no document, while the browser has nothing else to
 * do: when it is asked for, its styles are there, and its code has run before. Inside a hidden `Activity` no effect runs.
 * @param page what stands for the page: it is rendered once
 * @param show makes what is rendered
 */
export function warmUp(page: object, show: () => ReactElement): void {
  if (warm.has(page)) return
  warm.add(page)
  root ??= createRoot(document.createElement('div'))
  root.render(<Activity mode="hidden">{show()}</Activity>)
}
