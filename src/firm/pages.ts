import type { PageHead } from '../content/model/payload.ts'
import type { FooterColumn, MenuItem } from '../content/model/site.ts'
import type { Firm } from './collections/firm.ts'
import type { Action, ClosingBlock } from './fields/blocks.ts'
import type { Labels } from './labels.ts'
import { about } from './pages/about/page.ts'
import { attorneysPage } from './pages/attorneys/page.ts'
import { awards } from './pages/awards/page.ts'
import { careers } from './pages/careers/page.ts'
import { contact } from './pages/contact/page.ts'
import { development } from './pages/development/page.ts'
import { diversity } from './pages/diversity/page.ts'
import { firmPage } from './pages/firm/page.ts'
import { home } from './pages/home/page.ts'
import { join } from './pages/join/page.ts'
import { leadership } from './pages/leadership/page.ts'
import { legalPage } from './pages/legal/page.ts'
import { notFound } from './pages/not-found/page.ts'
import { associates, partners } from './pages/people/page.ts'
import { plain } from './pages/plain/page.ts'
import { practiceArea } from './pages/practice-area/page.ts'
import { practiceAreasPage } from './pages/practice-areas/page.ts'
import { whyChoose } from './pages/why-choose/page.ts'

/** Every kind of page by its name, in the order in which messages list them. `templates.ts` has their templates. */
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
  careers,
  join,
  development,
  contact,
  plain,
  'not-found': notFound,
}

export type KindName = keyof typeof pages

export type FactsOf = { [Name in KindName]: ReturnType<(typeof pages)[Name]['factsOf']> }

/** One page of a kind as data: all that its template shows, besides what every page shows. */
export interface PayloadOf<Name extends KindName> extends PageHead {
  kind: Name
  facts: FactsOf[Name]
  /** The file's body, as finished HTML. */
  body: string
  /** A link one level up. */
  back: Action | undefined
  closing: ClosingBlock | undefined
}

/** One page of any kind as data. */
export type PagePayload = PayloadOf<KindName>

/** What every page shows: the firm's own facts, the menus, the labels. */
export interface ShellFacts {
  firm: Firm
  menu: MenuItem[]
  footer: FooterColumn[]
  labels: Labels
}

/** What the template of a kind is given. */
export interface TemplateProps<Name extends KindName> {
  payload: PayloadOf<Name>
  firm: Firm
  labels: Labels
}
