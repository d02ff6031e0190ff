import { checkBanner, firmFile } from './collections/firm.ts'
import { checkLawyerCount, claims } from './collections/claims.ts'
import { advertisingFile } from '../compliance/advertising/exemptions.ts'
import type { AdvertisingPolicy } from '../compliance/advertising/checkAdvertising.ts'
import { advertisingRules, explanationsOf } from './advertising/rules.ts'
import { defineRegistry } from '../content/model/registry.ts'
import { attorneys } from './collections/attorneys.ts'
import { checkFamilyNames } from './collections/people.ts'
import { checkExpiredJobs, checkPostDates, jobs } from './collections/jobs.ts'
import { checkSuperseded, insights, insightsPath } from './collections/insights.ts'
import { legal } from '../content/versions/legalCollection.ts'
import { practiceAreas } from './collections/practice-areas.ts'
import { pages } from './pages.ts'
import { checkFeatured, shownAwards } from './pages/attorneys/pages.ts'
import { insightFiles } from './pages/insights/feeds.ts'
import { listRoutes } from './pages/insights/listings.ts'
import { labelsFile } from './labels.ts'
import { firmOf, makePayload, shellFacts } from './makePayload.ts'
import { tags } from '../content/tags/tagDefinitions.ts'
import { vCards } from './vCards.ts'
import type { SiteRegistry } from '../content/model/site.ts'

export const advertisingPolicy: AdvertisingPolicy = {
  rules: advertisingRules,
  exemptions: advertisingFile,
  claims,
  awards: shownAwards,
}

/** Everything about this site: collections, page kinds, tags and checks. */
export const registry: SiteRegistry = {
  makePayload,
  shellOf: shellFacts,
  explanations: explanationsOf(advertisingRules),
  checks: [
    checkFamilyNames,
    checkFeatured,
    checkLawyerCount,
    checkPostDates,
    checkExpiredJobs,
    checkSuperseded,
    checkBanner,
  ],
  filesOf: (site) => new Map([...vCards(site, firmOf(site)), ...insightFiles(site)]),
  listRoutes: (site, routes) => {
    const base = routes.find(({ path }) => path === insightsPath)
    return base ? listRoutes(site, base) : []
  },
  // The map on the contact page.
  frames: ['https://www.openstreetmap.org'],
  ...defineRegistry({
    organization: firmFile,
    singles: [labelsFile, advertisingFile],
    pages: {
      name: 'pages',
      title: 'Page',
      creation: {
        word: 'page',
        naming: { field: 'title', sentence: 'What is the title of the page?' },
        body: ['<!-- The page’s text, one sentence per line. Visitors don’t see this comment. -->', ''],
      },
    },
    collections: [attorneys, practiceAreas, insights, jobs, claims, legal],
    kinds: Object.values(pages),
    tags,
  }),
}
