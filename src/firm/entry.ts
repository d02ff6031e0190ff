import { startClient } from '../client/clientEntry.ts'
import { preselectArea } from './pages/contact/preselectArea.ts'

/** Where the browser starts: the site's own first script. */

startClient(() => import('./takeOver.ts'))

// What the address asks for is there before anybody looks.
preselectArea(document.querySelector('select'))

// The year was right when the site was built; on 1 January it is corrected here.
for (const year of document.querySelectorAll('[data-year]')) {
  const now = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format()
  if (year.textContent !== now) year.textContent = now
}
