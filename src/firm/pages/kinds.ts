import type { PageKind, PageHead, Action, ClosingBlock } from '../../content/model.ts'
import type { approvableKinds } from '../collections/firm/schema.ts'
import type { ShownFirm } from '../collections/firm/queries.ts'
import type { Labels } from '../labels.ts'
import { about } from './about/page.ts'
import { diversity } from './diversity/page.ts'
import { firmPage } from './firm/page.ts'
import { leadership } from './leadership/page.ts'
import { whyChoose } from './why-choose/page.ts'
import { associates, partners } from './group/page.ts'
import { attorneysPage } from './attorneys/page.ts'
import { awards } from './awards/page.ts'
import { personPage } from './person/page.ts'
import { careers } from './careers/page.ts'
import { development } from './development/page.ts'
import { join } from './join/page.ts'
import { role } from './role/page.ts'
import { contact } from './contact/page.ts'
import { home } from './home/page.ts'
import { insightPage } from './insight/page.ts'
import { insightsPage } from './insights/page.ts'
import { legalPage } from './legal/page.ts'
import { notFound } from './not-found/page.ts'
import { plain } from './plain/page.ts'
import { practiceArea } from './practice-area/page.ts'
import { practiceAreasPage } from './practice-areas/page.ts'
import { search } from './search/page.ts'

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
  person: personPage,
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
} satisfies Record<(typeof approvableKinds)[number] | 'search' | 'not-found', PageKind>

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
  /** Of a page that isn't English: from when its text is. */
  dates?: string | undefined
}

export type PagePayload = PayloadOf<KindName>

export interface TemplateProps<Name extends KindName> {
  payload: PayloadOf<Name>
  firm: ShownFirm
  labels: Labels
}
