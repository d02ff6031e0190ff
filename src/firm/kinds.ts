import type { PageKindWithFacts } from '../content/model/definePageKind.ts'
import { about } from './pages/about/data.ts'
import { associates } from './pages/associates/data.ts'
import { attorneysPage } from './pages/attorneys/data.ts'
import { awards } from './pages/awards/data.ts'
import { careers } from './pages/careers/data.ts'
import { contact } from './pages/contact/data.ts'
import { development } from './pages/development/data.ts'
import { diversity } from './pages/diversity/data.ts'
import { firmPage } from './pages/firm/data.ts'
import { home } from './pages/home/data.ts'
import { join } from './pages/join/data.ts'
import { leadership } from './pages/leadership/data.ts'
import { legalPage } from './pages/legal/data.ts'
import { notFound } from './pages/not-found/data.ts'
import { partners } from './pages/partners/data.ts'
import { plain } from './pages/plain/data.ts'
import { practiceArea } from './pages/practice-area/data.ts'
import { practiceAreasPage } from './pages/practice-areas/data.ts'
import { whyChoose } from './pages/why-choose/data.ts'

/** Every kind of page, by its name, in the order in which messages list them. */
const pageKinds = {
  legal: legalPage,
  'practice-area': practiceArea,
  home,
  about,
  firm: firmPage,
  leadership,
  'why-choose': whyChoose,
  diversity,
  'practice-areas': practiceAreasPage,
  attorneys: attorneysPage,
  partners,
  associates,
  awards,
  careers,
  join,
  development,
  contact,
  plain,
  'not-found': notFound,
}

export type KindName = keyof typeof pageKinds

/** What the template of each kind is given besides what every page has. */
export type FactsOf = { [Name in KindName]: ReturnType<(typeof pageKinds)[Name]['factsOf']> }

/** The labels that the template of each kind shows. */
export type LabelsOf = { [Name in KindName]: ReturnType<(typeof pageKinds)[Name]['labelsOf']> }

/** The same, typed by name. It does not compile when a key is not the kind's own name. */
export const kinds: {
  [Name in KindName]: PageKindWithFacts<
    Name,
    (typeof pageKinds)[Name]['schema'],
    FactsOf[Name],
    LabelsOf[Name]
  >
} = pageKinds
