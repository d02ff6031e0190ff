import { tryStorage } from '../../client/tryStorage.ts'

const key = 'banner'

/** Hides a banner once it is dismissed. The browser remembers its last day and text, so that another one appears. */
export function followBanner(banner: Element): void {
  const text = `${banner.getAttribute('data-banner')} ${banner.textContent}`
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
