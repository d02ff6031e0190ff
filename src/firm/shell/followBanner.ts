const key = 'banner'

/** Hides a banner once it is dismissed. Its text is what the browser remembers, so that a new one appears. */
export function followBanner(banner: Element): void {
  const text = banner.textContent
  const state = document.documentElement.dataset
  state['dismissed'] = 'false'
  // Browsers may deny storage. The banner is back on the next page that they load, then.
  try {
    if (localStorage[key] === text) state['dismissed'] = 'true'
  } catch {}
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-banner] button'))) return
    state['dismissed'] = 'true'
    try {
      localStorage[key] = text
    } catch {}
  })
}
