import { tryStorage } from '../../client/tryStorage.ts'

const key = 'banner'

/** Hides a banner once it is dismissed. Its text is what the browser remembers, so that a new one appears. */
export function followBanner(banner: Element): void {
  const text = banner.textContent
  const state = document.documentElement.dataset
  state['dismissed'] = 'false'
  // Without storage, the banner is back on the next page that the browser loads.
  if (tryStorage(() => localStorage[key]) === text) state['dismissed'] = 'true'
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-banner] button'))) return
    state['dismissed'] = 'true'
    tryStorage(() => localStorage.setItem(key, text))
  })
}
