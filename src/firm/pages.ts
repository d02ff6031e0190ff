import type { PageHead } from '../content/model/payload.ts'
import type { Action, ClosingBlock } from '../content/model/pageFields.ts'
import { about, diversity, firmPage, leadership, whyChoose } from './pages/about/pages.ts'
import { associates, attorneysPage, awards, partners } from './pages/attorneys/pages.ts'
import { attorney } from './pages/attorneys/profile.ts'
import { careers, development, join, role } from './pages/careers/pages.ts'
import { contact } from './pages/contact/page.ts'
import { home } from './pages/home/page.ts'
import { insightPage, insightsPage } from './pages/insights/pages.ts'
import { legalPage } from './pages/legal/page.ts'
import { notFound, plain } from './pages/plain/pages.ts'
import { practiceArea, practiceAreasPage } from './pages/practice-areas/pages.ts'
import { search } from './pages/search/page.ts'

/** All page kinds by name, in the order of messages. `templates.ts` has their templates. */
export const pages = {
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
  attorney,
  careers,
  join,
  development,
  role,
  contact,
  insights: insightsPage,
  insight: insightPage,
  search,
  plain,
  'not-found': notFound,
}

export type KindName = keyof typeof pages

/** The payload of a page kind: everything that its template shows. */
export interface PayloadOf<Name extends KindName> extends PageHead {
  kind: Name
  facts: ReturnType<(typeof pages)[Name]['factsOf']>
  /** The file's body as HTML. */
  body: string
  /** A link one level up. */
  back: Action | undefined
  closing: ClosingBlock | undefined
}

export type PagePayload = PayloadOf<KindName>
