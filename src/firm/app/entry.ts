import { start } from '../../client/start.ts'
import { openSearch } from '../../client/openSearch.ts'
import { tryStorage } from '../../client/tryStorage.ts'
import { preselectArea } from '../pages/contact/preselectArea.ts'

/** The first script in the browser. */

const needsReact = /[?&](q|practice|group|to|role)=/.test(location.search)

const banner = document.querySelector('[data-banner]')
if (banner) void import('../shell/followBanner.ts').then(({ followBanner }) => followBanner(banner))
const query = document.querySelector<HTMLElement>('main a[href="/search"],#search-field')
if (query) void import('../../client/query.ts').then(({ showQuery }) => showQuery(query))
// The chart is drawn once per visit.
tryStorage(() => {
  document.documentElement.dataset['visit'] = sessionStorage['visit'] ?? 'first'
  sessionStorage['visit'] = 'again'
})
start(() => import('./hydratePage.ts'), needsReact)
openSearch()

// Before hydration, so that the form shows the chosen area at once.
preselectArea(document.querySelector('select'))

// Corrects the year of the build after January 1. In winter, New York is five hours behind UTC. (`Intl` is too slow here.)
const newYork = new Date(Date.now() - 5 * 60 * 60 * 1000)
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${newYork.getUTCFullYear()}`
