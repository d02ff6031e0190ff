/** In development, shows saved changes in the open page. @param version of the content that it shows @returns unsubscribes */
export function subscribeToUpdates<Content>(
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
      // For example, the page was deleted.
      () => newest === saved.version && location.reload(),
    )
  }
  hot.on('site:content', follow)
  // A file may have been saved before this listener was added.
  hot.send('site:get-version')
  return () => hot.off('site:content', follow)
}
