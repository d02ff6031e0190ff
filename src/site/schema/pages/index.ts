import { z } from 'zod'
import { aboutSchema } from './about.ts'
import { careersSchema, developmentSchema, joinSchema } from './careers.ts'
import { contactSchema } from './contact.ts'
import { firmPageSchema } from './firm.ts'
import { homeSchema } from './home.ts'
import {
  associatesSchema,
  attorneysSchema,
  awardsSchema,
  leadershipSchema,
  partnersSchema,
} from './people.ts'
import { notFoundSchema, plainSchema } from './plain.ts'
import { diversitySchema, practiceAreasSchema, whyChooseSchema } from './reasons.ts'

/** `content/pages/…/NAME.mdx`: one page; `template` says of which kind. */
export const pageSchema = z.discriminatedUnion('template', [
  homeSchema,
  aboutSchema,
  firmPageSchema,
  leadershipSchema,
  whyChooseSchema,
  diversitySchema,
  practiceAreasSchema,
  attorneysSchema,
  partnersSchema,
  associatesSchema,
  awardsSchema,
  careersSchema,
  joinSchema,
  developmentSchema,
  contactSchema,
  plainSchema,
  notFoundSchema,
])

export type Page = z.output<typeof pageSchema>
