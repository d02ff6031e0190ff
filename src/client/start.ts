import { canonicalPath } from '../content/publish/addresses.ts'
import { holdClicks } from './links.ts'
import { rememberedScroll } from './scrollMemory.ts'

/** How long to wait before trying again after a failure, in ms. */
const retryAfter = 3000

const inputs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/**
 * All JavaScript that a visit needs until someone uses the page. The page is complete without React, so nothing else
 * is fetched before the first pointer, touch, key or scroll, or the focus that a screen reader moves.
 * @param load loads the module that hydrates the page: the last of those that the page names
 */
export function start(load: () => Promise<{ hydratePage: () => Promise<void> }>): void {
  const root = document.getElementById('root')
  /** Addresses of the modules that make the page React's, each after those that it imports. */
  const modules = root?.dataset['modules']?.split(' ') ?? []
  const firstPath = canonicalPath(location.pathname)
  let pause = 0

  const run = async () => {
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // Each module runs in a task of its own, so that a slow phone can react in between.
    for (const address of modules) await import(/* @vite-ignore */ address)
    await (await load()).hydratePage()
    if (root) root.dataset['awake'] = ''
  }
  const awaitInput = () => {
    for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true })
  }
  const onInput = () => {
    for (const input of inputs) removeEventListener(input, onInput, true)
    const letGo = holdClicks()
    setTimeout(() => {
      run()
        .catch((reason: unknown) => {
          console.warn('This page stays without scripts.', reason)
          pause = retryAfter
          awaitInput()
        })
        .finally(letGo)
    }, pause)
  }
  awaitInput()
  // In development React runs at once: saved changes show through it.
  if (import.meta.hot) onInput()

  // The header is transparent at exactly 10 pixels, and solid above.
  const followScroll = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10)
  addEventListener('scroll', followScroll, { passive: true })
  followScroll()

  // Back can lead to an entry of the history that an earlier document's React made: only the server can show it.
  addEventListener('popstate', () => {
    if (root?.dataset['awake'] === undefined && canonicalPath(location.pathname) !== firstPath)
      location.reload()
  })
  // React has left this entry for another one, and browsers don't restore its scroll position.
  if (history.scrollRestoration === 'manual')
    scrollTo({ top: rememberedScroll(history.state?.key), behavior: 'instant' })
}
