import { firmFile } from './collections/firm/schema.ts'
import { claims } from './collections/claims/schema.ts'
import { advertisingFile } from './advertising/exemptions.ts'
import type { AdvertisingPolicy } from '../compliance/advertising/checkAdvertising.ts'
import { advertisingRules, explanationsOf } from './advertising/rules.ts'
import { compareText, defineRegistry, entriesOf, singleOf, type SiteRegistry } from '../content/model.ts'
import { attorneys } from './collections/attorneys/schema.ts'
import { jobs } from './collections/jobs/schema.ts'
import { insights } from './collections/insights/schema.ts'
import { legal } from '../content/versions/legalCollection.ts'
import { practiceAreas } from './collections/practice-areas/schema.ts'
import * as checks from './collections/checks.ts'
import { releaseChecks } from './collections/releaseChecks.ts'
import { pages } from './pages/kinds.ts'
import { checkFeatured } from './pages/attorneys/page.ts'
import { insightFiles } from './files/feeds.ts'
import { listAbout, listRoutes } from './collections/insights/queries.ts'
import { labelsFile } from './labels.ts'
import { tags } from '../content/tags/tagDefinitions.ts'
import { vCards } from './files/vCardsAndCalendars.ts'

export const advertisingPolicy: AdvertisingPolicy = {
  rules: advertisingRules,
  claims: (site) => entriesOf(site, claims).map(({ slug, data }) => ({ slug, ...data })),
  exemptions: (site) => singleOf(site, advertisingFile)?.data.allowed ?? [],
  checks: releaseChecks,
}

/** Everything about this site: collections, page kinds, tags and checks. */
export const registry: SiteRegistry = {
  explanations: explanationsOf(advertisingRules),
  checks: [...Object.values(checks), checkFeatured],
  filesOf: (site) => new Map([...vCards(site), ...insightFiles(site)]),
  listRoutes,
  listAbout,
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
        form: 'plain',
        body: ['<!-- The page’s text, one sentence per line. Visitors don’t see this comment. -->', ''],
      },
    },
    collections: [attorneys, practiceAreas, insights, jobs, claims, legal],
    kinds: Object.values(pages).toSorted((a, b) => compareText(a.name, b.name)),
    tags,
  }),
}
