/** The link inside the site that an event happened on; undefined for everything else. */
export function innerLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined
  // A last part with a dot is a file: the browser knows what to do with it.
  return link.origin === location.origin && !/\.[^/]*$/.test(link.pathname) ? link : undefined
}

/** Whether a click means to go to the link's address here, not to open it elsewhere or to save it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey
