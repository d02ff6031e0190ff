import { canonicalPath } from '../content/publish/addresses.ts'
import { holdClick } from './links.ts'
import { savedScroll } from './scrollPositions.ts'

/** How long to wait before loading again after a failure, in ms. */
const retryAfter = 3000

const inputs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/**
 * Hydrates the page at the first input: pointer, touch, key, scroll, or the focus that a screen reader moves. Until then
 * the page works without React.
 * @param isUrgent whether the page is of no use without React
 */
export function start(load: () => Promise<{ hydratePage: () => Promise<void> }>, isUrgent: boolean): void {
  const page = document.documentElement
  const root = document.getElementById('root')
  /** URLs of the modules to load, dependencies first. */
  const modules = root?.dataset['modules']?.split(' ') ?? []
  const firstPath = canonicalPath(location.pathname)
  let pause = 0

  const run = async () => {
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // Each module runs in its own task, so that a slow phone can respond in between.
    for (const address of modules) await import(/* @vite-ignore */ address)
    await (await load()).hydratePage()
    if (root) root.dataset['hydrated'] = ''
  }
  const awaitInput = () => {
    for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true })
  }
  const onInput = () => {
    for (const input of inputs) removeEventListener(input, onInput, true)
    const release = holdClick()
    setTimeout(() => {
      run()
        .catch((reason: unknown) => {
          console.warn('Hydration failed.', reason)
          pause = retryAfter
          awaitInput()
        })
        .finally(() => {
          release()
          page.toggleAttribute('data-waiting', false)
        })
    }, pause)
  }
  awaitInput()
  // What the address filters isn't shown before it is filtered.
  page.toggleAttribute('data-waiting', isUrgent)
  // In development, hydrate at once: hot updates need React.
  if (isUrgent || import.meta.hot) onInput()

  // The header is transparent at exactly 10 pixels, and solid above.
  const followScroll = () => page.toggleAttribute('data-scrolled', scrollY > 10)
  addEventListener('scroll', followScroll, { passive: true })
  followScroll()

  // Back may lead to a history entry of an earlier document's router, which only the server can show.
  addEventListener('popstate', () => {
    if (root?.dataset['hydrated'] === undefined && canonicalPath(location.pathname) !== firstPath)
      location.reload()
  })
  // The router of an earlier document turned scroll restoration off.
  if (history.scrollRestoration === 'manual')
    scrollTo({ top: savedScroll(history.state?.key) ?? scrollY, behavior: 'instant' })
}
