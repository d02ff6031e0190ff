import { z } from 'zod'
import { aboutSchema } from './about/schema.ts'
import { careersSchema, developmentSchema, joinSchema } from './careers/schema.ts'
import { contactSchema } from './contact/schema.ts'
import { firmPageSchema } from './firm/schema.ts'
import { homeSchema } from './home/schema.ts'
import {
  associatesSchema,
  attorneysSchema,
  awardsSchema,
  leadershipSchema,
  partnersSchema,
} from './attorneys/schema.ts'
import { notFoundSchema, plainSchema } from './plain/schema.ts'
import { diversitySchema, practiceAreasSchema, whyChooseSchema } from './why-choose/schema.ts'

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
