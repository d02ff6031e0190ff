/** The link to another page of this site that is the event's target, if any. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined
  // A last segment with a dot is a file, which the browser handles.
  return link.origin === location.origin && !/\.[^/]*$/.test(link.pathname) ? link : undefined
}

/** Whether a click opens the link in this tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** How long to hold a click while the page loads, in ms. */
const maxHold = 150

/** Holds a click on a link during hydration, but not longer than `maxHold`. @returns repeats it when hydration has ended or failed */
export function holdClick(): () => void {
  let clickAgain: (() => void) | undefined
  const hold = (event: MouseEvent) => {
    const link = internalLink(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    // The last click wins.
    clickAgain = () => link.click()
    setTimeout(release, maxHold)
  }
  const release = () => {
    document.removeEventListener('click', hold, true)
    clickAgain?.()
    clickAgain = undefined
  }
  document.addEventListener('click', hold, true)
  return release
}
