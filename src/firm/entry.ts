import { startClient } from '../client/clientEntry.ts'
import { preselectArea } from './pages/contact/preselectArea.ts'

/** Where the browser starts: the site's own first script. */

startClient(() => import('./takeOver.ts'))

// Before React runs, so that the form shows at once which area the address names.
preselectArea(document.querySelector('select'))

// The year is that of the build; from 1 January on it is corrected here.
for (const year of document.querySelectorAll('[data-year]')) {
  const now = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format()
  if (year.textContent !== now) year.textContent = now
}
