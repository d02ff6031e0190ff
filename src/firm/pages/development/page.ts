import { z } from 'zod'
import { iconItem, passage } from '../../fields/blocks.ts'
import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const schema = pageSchema('development', 'The Professional Development page.', {
  programs: z
    .strictObject({
      title: shortText(60, 'The heading of the programs.'),
      text: text('One paragraph.'),
      items: exactLength(4, iconItem, 'The four programs.'),
    })
    .describe('The section with the programs.'),
  picture: z
    .strictObject({
      caption: shortText(60, 'The first line of the picture’s caption.'),
      subcaption: shortText(60, 'The second line of the picture’s caption.'),
      alt: text('What the picture shows, for those who cannot see it.'),
    })
    .describe('The picture and its caption.'),
  initiatives: z
    .strictObject({
      title: shortText(60, 'The heading of the checklist.'),
      items: exactLength(6, shortText(120, 'One initiative, in a few words.'), 'The six initiatives.'),
    })
    .describe('The checklist of initiatives.'),
  panel: passage.describe('The panel that leads to the open roles.'),
})

export const development = definePage({
  name: 'development',
  schema,
})
