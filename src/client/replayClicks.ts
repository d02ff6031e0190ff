import { canonicalPath } from '../content/publish/addresses.ts'
import { innerLink, isPlainClick } from './innerLink.ts'

/** Milliseconds for which a click on a link waits at most. */
const longestHold = 150

/**
 * Lets the first tap on a link be handled by React too: the tap itself wakes React, and a click that comes while React
 * takes the page over is made again once it has. When that lasts too long, or fails, the link works as it does by itself.
 * @param prefetch fetches the page of a path, which the visitor is about to see
 * @returns a function to call when React handles clicks, or never will
 */
export function replayClicks(prefetch: (path: string) => void): () => void {
  let clickAgain: (() => void) | undefined
  const hold = (event: MouseEvent) => {
    const link = innerLink(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    prefetch(canonicalPath(link.pathname))
    // Of several clicks, the last counts.
    clickAgain = () => link.click()
    setTimeout(letGo, longestHold)
  }
  const letGo = () => {
    document.removeEventListener('click', hold, true)
    clickAgain?.()
    clickAgain = undefined
  }
  document.addEventListener('click', hold, true)
  return letGo
}
