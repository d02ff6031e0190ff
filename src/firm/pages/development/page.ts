import { z } from 'zod'
import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { definePage, ownPage, passage, section } from '../../../content/model.ts'
import { iconItem } from '../../collections/icons.ts'

export const development = definePage({
  ...ownPage('development', 'The Professional Development page.', {
    programs: section('The section with the programs.', 'The heading of the programs.', {
      text: text('One paragraph.'),
      items: exactLength(4, iconItem, 'The four programs.'),
    }),
    picture: z
      .strictObject({
        caption: shortText(60, 'The first line of the picture’s caption.'),
        subcaption: shortText(60, 'The second line of the picture’s caption.'),
        alt: text('What the picture shows, for people who can’t see it.'),
      })
      .describe('The picture and its caption.'),
    initiatives: section('The checklist of initiatives.', 'The heading of the checklist.', {
      items: exactLength(6, shortText(120, 'One initiative, in a few words.'), 'The six initiatives.'),
    }),
    panel: passage.describe('The panel that leads to the open roles.'),
  }),
})
