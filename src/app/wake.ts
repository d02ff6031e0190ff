import { chooseNamedArea } from '../components/chosenArea.ts'
import { canonicalPath } from '../site/addresses.ts'
import { loadEntry, returning, scrollPrefix } from './scrollMemory.ts'

/**
 * All JavaScript that runs before the visitor's first input. The page is complete without React, so React waits for
 * a pointer, a touch, a key or a scroll, or for the focus that a screen reader moves without any of them.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const
const firstPath = canonicalPath(location.pathname)
let state: 'asleep' | 'waking' | 'awake' = 'asleep'

function wake(): void {
  if (state !== 'asleep') return
  state = 'waking'
  for (const sign of signs) removeEventListener(sign, wake, true)
  import('./takeOver.tsx')
    .then(({ takeOver }) => takeOver())
    .then(() => (state = 'awake'))
    .catch(stayAsIs)
}

/** React or the page's data could not be had: the page stays finished HTML, and its links are ordinary links. */
function stayAsIs(reason: unknown): void {
  state = 'asleep'
  console.warn('This page stays without scripts.', reason)
}

for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })

// History may lead from a reloaded page back to an entry that an earlier React made: nobody else would show it.
// The browser does not restore that entry's place, which an earlier React kept; the next document goes there.
addEventListener('popstate', () => {
  if (state !== 'awake' && canonicalPath(location.pathname) !== firstPath) loadEntry()
})
const returned = sessionStorage.getItem(returning)
if (returned !== null) {
  sessionStorage.removeItem(returning)
  const place = sessionStorage.getItem(scrollPrefix + returned)
  if (returned === history.state?.key && place !== null) scrollTo({ top: Number(place), behavior: 'instant' })
}

// In development a saved change is shown by React; while it sleeps, by loading the page again, which keeps its place.
import.meta.hot?.on('site:changed', () => {
  if (state !== 'awake') location.reload()
})

// What the address asks for is there before anybody looks.
chooseNamedArea(document.querySelector('select'))

// The year was right when the site was built; on 1 January it is corrected here.
for (const year of document.querySelectorAll('[data-year]')) {
  const now = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format()
  if (year.textContent !== now) year.textContent = now
}
