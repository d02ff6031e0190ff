import { canonicalPath } from '../content/publish/addresses.ts'
import { followContent } from './liveUpdates.ts'
import { reloadEntry, returnToEntry } from './scrollMemory.ts'

declare global {
  interface Navigator {
    /** Chromium's own. Source: https://wicg.github.io/netinfo/ */
    connection?: { effectiveType: string; saveData: boolean }
  }
}

/** Milliseconds after which what has failed may be tried again. */
const retryAfter = 3000

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/**
 * All JavaScript that runs before the visitor's first input. The page is complete without React, so React waits for
 * a pointer, a touch, a key or a scroll, or for the focus that a screen reader moves without any of them. Where the
 * connection is fast, its modules are fetched before, but not run.
 * @param load loads what makes the page React's: the last of the modules that the page names
 */
export function startClient(load: () => Promise<{ takeOver: () => Promise<void> }>): void {
  const modules = document.getElementById('root')?.dataset['modules']?.split(' ') ?? []
  const firstPath = canonicalPath(location.pathname)
  /** What of scripts the page has come to, for its style: see `whenInVain.ts`. */
  const marks = document.documentElement.dataset
  /** Milliseconds to wait before the next attempt. */
  let pause = 0

  const awaitInput = () => {
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
  }
  /** React or the page's data could not be had: the page stays finished HTML, with ordinary links, until the next input. */
  const stayAsIs = (reason: unknown) => {
    console.warn('This page stays without scripts.', reason)
    pause = retryAfter
    awaitInput()
  }
  /** What is imported by itself runs in a task of its own: a phone may need as long as a blink for one module. */
  const run = async () => {
    for (const address of modules) await import(/* @vite-ignore */ address)
    const { takeOver } = await load()
    await takeOver()
  }
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake, true)
    marks['scripts'] = 'waking'
    setTimeout(() => {
      fetchAhead(modules)
      run().catch(stayAsIs)
    }, pause)
  }
  awaitInput()
  marks['scripts'] = 'asleep'

  const { connection } = navigator
  if (connection?.effectiveType === '4g' && !connection.saveData)
    addEventListener('load', () => requestIdleCallback(() => fetchAhead(modules)))

  // The header is transparent at exactly 10 pixels, and solid above.
  const followScroll = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10)
  addEventListener('scroll', followScroll, { passive: true })
  followScroll()

  // History may lead from a reloaded page back to an entry that an earlier React made: nobody else would show it.
  // The browser does not restore that entry's place, which an earlier React kept; the next document goes there.
  addEventListener('popstate', () => {
    if (!isAwake() && canonicalPath(location.pathname) !== firstPath) reloadEntry()
  })
  returnToEntry()

  // In development a saved change wakes React, which shows it.
  if (import.meta.hot) {
    followContent(() => {
      if (marks['scripts'] === 'asleep') wake()
    })
    // The first save shows as fast as the others when React’s many modules are here by then; `wake` tells if one is not.
    addEventListener('load', () => load().catch(() => undefined))
  }
}

/** Whether React runs the page. */
const isAwake = (): boolean => document.querySelector('#root[data-awake]') !== null

/** Fetches modules, all at once, and compiles them. They do not run. */
function fetchAhead(addresses: readonly string[]): void {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
