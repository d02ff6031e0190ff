import { firmFile } from './firmFile.ts'
import { claims } from '../compliance/claims/fields.ts'
import type { ComplianceRegistry } from '../compliance/model/complianceRegistry.ts'
import { advertisingFile } from '../compliance/advertising/exemptions.ts'
import { pageRules } from '../compliance/advertising/pageRules.ts'
import { explanationsOf } from '../compliance/advertising/rule.ts'
import { advertisingRules } from './advertising/rules.ts'
import { defineRegistry } from '../content/model/registry.ts'
import { checks } from './checks.ts'
import { attorneys } from './collections/attorneys/schema.ts'
import { placeholder } from './collections/firm/placeholder.ts'
import { jobs } from './collections/jobs/schema.ts'
import { legal } from './collections/legal/schema.ts'
import { practiceAreas } from './collections/practice-areas/schema.ts'
import { kinds } from './kinds.ts'
import { shownAwards } from './pages/awards/shownAwards.ts'
import { labelsFile, labelsOf, labelsOfEveryPage } from './labels/labelsFile.ts'
import { makePayload, shellFacts } from './makePayload.ts'
import { tags } from './tagDefinitions.ts'

/** The table of contents of this site: every collection, every kind of page, and what must hold of them. */
export const registry: ComplianceRegistry = {
  advertising: { rules: advertisingRules, awards: shownAwards },
  makePayload,
  shellOf: shellFacts,
  labelsOf,
  labelsOfEveryPage,
  rules: { ...explanationsOf(advertisingRules), ...pageRules },
  checks,
  reading: {
    unseen: ['profile', 'mark', 'neighbours'],
    headings: ['category', 'year'],
    slugs: ['areas', 'practiceAreas'],
    people: ['people', 'partners', 'associates', 'leaders'],
  },
  // The map on the contact page.
  frames: ['https://www.openstreetmap.org'],
  ...defineRegistry({
    organization: firmFile,
    words: { organization: 'the firm', approver: 'a lawyer', author: 'West Atlantic' },
    placeholder,
    singles: [labelsFile, advertisingFile],
    pages: {
      name: 'pages',
      title: 'Page',
      creation: {
        word: 'page',
        otherWords: /^pages$/i,
        naming: { field: 'title', sentence: 'What is the title of the page?' },
        body: ['<!-- The text of the page, one sentence a line. This remark is shown to nobody. -->', ''],
      },
    },
    collections: [attorneys, practiceAreas, jobs, claims, legal],
    kinds: Object.values(kinds),
    recordsFolder: legal.name,
    tags,
  }),
}
