import { start } from '../client/start.ts'
import { preselectArea } from './pages/contact/preselectArea.ts'

/** Where the browser starts: the site's own first script. */

start(() => import('./hydrate.ts'))

// Before React runs, so that the form shows at once which area the address names.
preselectArea(document.querySelector('select'))

// The year is that of the build; from 1 January on it is corrected here. When a year ends, New York is five hours behind
// universal time. (To ask `Intl` takes as long as all else that runs before the page is painted.)
const newYork = new Date(Date.now() - 5 * 60 * 60 * 1000)
for (const year of document.querySelectorAll('[data-year]')) {
  const now = `${newYork.getUTCFullYear()}`
  if (year.textContent !== now) year.textContent = now
}
