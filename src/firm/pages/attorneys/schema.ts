import { z } from 'zod'
import { action, passage } from '../../fields/blocks.ts'
import { exactLength, shortText } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'

export const attorneysSchema = pageSchema('attorneys', 'The Attorneys page.', {
  partners: passage.describe('The section with four partners.'),
  associates: passage.describe('The section with four associates.'),
  accolades: z
    .strictObject({
      title: shortText(60, 'The heading of the awards.'),
      awards: exactLength(4, shortText(60, 'One award.'), 'The four awards that are shown.'),
      action: action.describe('The link at the end of the section.'),
    })
    .describe('The section with four awards.'),
})
