import type { PublishWindow } from '../../content/publish/publishState.ts'
import type { PageHead } from '../../content/model/payload.ts'
import type { ResponsiveImage } from '../../content/images/responsiveImage.ts'
import type { Action } from '../pages/blocks.ts'
import type { Associate, Partner } from '../collections/attorneys/schema.ts'
import type { Firm } from '../collections/firm/schema.ts'
import type { Opening, Role } from '../collections/jobs/schema.ts'
import type { LegalPage } from '../collections/legal/schema.ts'
import type { Page } from '../pages/schemas.ts'
import type { PracticeArea } from '../collections/practice-areas/schema.ts'
import type { PageKind } from '../pages/pageKind.ts'
import type { FooterColumn, MenuItem } from '../../content/publish/menus.ts'

/**
 * What templates are given: plain data, as it travels to the browser in a page's payload.
 * Bodies are finished HTML here; nothing in a payload is run.
 */

/** The frontmatter of the page with template `Kind`, less what only the site's plan needs. */
export type PageData<Kind extends Page['template']> = Omit<Extract<Page, { template: Kind }>, RoutingField>
export type RoutingField =
  | 'template'
  | 'order'
  | 'menuLabel'
  | 'inMenu'
  | 'footer'
  | 'callToAction'
  | 'sample'
  | keyof PublishWindow

/** A practice area's card. */
export interface AreaCard {
  slug: string
  path: string
  title: string
  mark: PracticeArea['mark']
  summary: string
}

/** A person's card: the specification's attorney card. */
export interface PersonCard {
  slug: string
  name: string
  title: string
  specialization: string
  experience: string
  education: string[]
  /** The page and place where the person's profile stands. */
  profile: string
  /** The person's photograph; a person without one is shown with a plate. */
  portrait: ResponsiveImage | undefined
}

type Profile<Person> = Omit<
  Person,
  'group' | 'order' | 'leadership' | 'sample' | 'featured' | 'practiceAreas' | 'portrait' | 'portraitAlt'
> & {
  slug: string
  /** The biography, as HTML. */
  body: string
  areas: { label: string; path: string }[]
  portrait: ResponsiveImage | undefined
}
export type PartnerProfile = Profile<Partner>
export type AssociateProfile = Profile<Associate>

/** A leader as the leadership page shows them. */
export interface Leader {
  slug: string
  name: string
  role: string
  details: string
  /** The biography as HTML, of leaders who have no profile elsewhere. */
  body: string | undefined
  /** The page and place where a lawyer's profile stands. */
  profile: string | undefined
  portrait: ResponsiveImage | undefined
}

type JobFacts<Job> = Omit<Job, 'page' | 'order' | 'sample'> & { slug: string; body: string }
export type OpeningFacts = JobFacts<Opening>
export type RoleFacts = JobFacts<Role>

/** Of a past version of a legal page: what took its place. */
export interface Superseded {
  /** The page as it is today. */
  title: string
  path: string
  /** The first day of the text that took its place. */
  day: string
}

/** One change of a legal page, as its visitors are shown it. */
export interface PastChange {
  /** The day of the wording that it led to. */
  day: string
  /** Of a minor correction: what was corrected. */
  correction?: string
  /** Of a minor correction: its day, which the day of the wording does not tell. */
  correctedOn?: string
  /** Where the version before it stands, and the days of its wording. */
  before: { day: string; correctedOn?: string; path: string }
  /** The passages that changed, as HTML. */
  html: string
}

/** The facts of each kind of page. */
export interface FactsOf {
  home: { page: PageData<'home'>; areas: AreaCard[] }
  about: { page: PageData<'about'> }
  firm: { page: PageData<'firm'> }
  leadership: { page: PageData<'leadership'>; leaders: Leader[] }
  'why-choose': { page: PageData<'why-choose'> }
  diversity: { page: PageData<'diversity'> }
  'practice-areas': { page: PageData<'practice-areas'>; areas: AreaCard[] }
  'practice-area': {
    page: Omit<PracticeArea, RoutingField | 'formOption' | 'summary'>
    slug: string
    /** Its place among the practice areas, from 1. */
    place: number
    /** The practice areas before and after it, in order and round in a circle. */
    neighbours: { label: string; path: string }[]
    /** The lawyers who work in it. */
    people: PersonCard[]
  }
  attorneys: { page: PageData<'attorneys'>; partners: PersonCard[]; associates: PersonCard[] }
  partners: { page: PageData<'partners'>; people: PartnerProfile[] }
  associates: { page: PageData<'associates'>; people: AssociateProfile[] }
  awards: { page: PageData<'awards'> }
  careers: { page: PageData<'careers'>; openings: OpeningFacts[] }
  join: { page: PageData<'join'>; roles: RoleFacts[] }
  development: { page: PageData<'development'> }
  contact: { page: PageData<'contact'>; options: { value: string; label: string }[] }
  legal: {
    page: Omit<LegalPage, RoutingField | 'sections' | 'correction'>
    sections: { id: string; text: string }[]
    superseded?: Superseded
    /** How the page came to its wording, the latest change first; left out when no earlier version is kept. */
    history?: PastChange[]
  }
  plain: { page: PageData<'plain'> }
  'not-found': { page: PageData<'not-found'> }
}

/** A closing block, with what the page left out taken from the firm. */
export interface ClosingBlock {
  title: string
  description: string
  primary?: Action | undefined
  secondary?: Action | undefined
}

/** One page of a kind as data: enough for that kind's template to show it. */
export interface PayloadOf<Kind extends PageKind> extends PageHead {
  kind: Kind
  facts: FactsOf[Kind]
  /** The file's body, as finished HTML. */
  body: string
  /** A link one level up. */
  back: Action | undefined
  closing: ClosingBlock | undefined
}

/** One page as data, of whatever kind. */
export type PagePayload = { [Kind in PageKind]: PayloadOf<Kind> }[PageKind]

/** What the header and the footer show on every page. */
export interface ShellFacts {
  firm: Firm
  menu: MenuItem[]
  footer: FooterColumn[]
}
