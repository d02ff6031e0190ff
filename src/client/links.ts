/** The link inside the site that an event happened on; undefined for everything else. */
export function innerLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined
  // A last part with a dot is a file: the browser knows what to do with it.
  return link.origin === location.origin && !/\.[^/]*$/.test(link.pathname) ? link : undefined
}

/** Whether a click means to go to the link's address here, not to open it elsewhere or to save it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** How long a click on a link waits for React, in ms. */
const longestHold = 150

/**
 * Lets React handle the tap that starts it: a click on a link that comes while React starts is repeated afterwards. When
 * that takes too long, or fails, the link works as any link does.
 * @returns a function to call when React handles clicks, or never will
 */
export function holdClicks(): () => void {
  let clickAgain: (() => void) | undefined
  const hold = (event: MouseEvent) => {
    const link = innerLink(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
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
