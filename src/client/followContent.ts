/**
 * Shows saved changes in the open page, which keeps all that was done in it; in development only.
 * @param version the state of the content that the page shows
 * @param load fetches what the page shows now
 */
export function followContent<Content>(
  version: string,
  load: () => Promise<Content>,
  show: (content: Content) => void,
): (() => void) | undefined {
  const hot = import.meta.hot
  if (!hot) return undefined
  let newest = version
  const follow = (saved: { version: string }) => {
    if (saved.version === newest) return
    document.querySelector('vite-error-overlay')?.remove()
    newest = saved.version
    load().then(
      // Another save may have overtaken this one.
      (content) => newest === saved.version && show(content),
      // The page is gone, for instance.
      () => newest === saved.version && location.reload(),
    )
  }
  hot.on('site:content', follow)
  // Something may have been saved before the page listened.
  hot.send('site:ask')
  return () => hot.off('site:content', follow)
}
