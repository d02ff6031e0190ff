import { z } from 'zod'
import { listOf } from '../fields.ts'
import { action } from '../blocks.ts'
import { pageFields, placeFields } from '../page.ts'

export const plainSchema = z.strictObject({
  template: z.literal('plain').describe('A page of text: a heading, an opening sentence and the body.'),
  ...pageFields,
  ...placeFields,
})

export const notFoundSchema = z.strictObject({
  template: z.literal('not-found').describe('What visitors see at an address that does not exist.'),
  ...pageFields,
  ...placeFields,
  headline: pageFields.title,
  links: listOf(action, 'Where visitors may want to go instead.'),
})
