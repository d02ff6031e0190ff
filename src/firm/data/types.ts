import type { Action } from '../fields/blocks.ts'
import type { reviewFields, publishFields } from '../../content/model/fields.ts'
import type { ResponsiveImage } from '../../content/model/pictures.ts'
import type { Associate, Partner } from '../collections/attorneys/schema.ts'
import type { Opening, Role } from '../collections/jobs/schema.ts'
import type { PracticeArea } from '../collections/practice-areas/schema.ts'

/** What templates are given: plain data, as a page's payload has it. Bodies are HTML. */

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

/** Fields of a lawyer that no profile shows; it must be given all others. */
type UnshownField =
  | 'group'
  | 'order'
  | 'familyName'
  | 'leadership'
  | 'featured'
  | 'practiceAreas'
  | 'portrait'
  | 'portraitAlt'
  | 'sample'
  | keyof typeof reviewFields
  | keyof typeof publishFields

type Profile<Person> = { [Field in Exclude<keyof Person, UnshownField>]: Person[Field] } & {
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

/** A closing block, in which what the page left out was taken from `firm.mdx`. */
export interface ClosingBlock {
  title: string
  description: string
  primary?: Action | undefined
  secondary?: Action | undefined
}
