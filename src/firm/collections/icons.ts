import { z } from 'zod'
import { shortText, text } from '../../content/model/fields.ts'
import { iconNames } from '../art.ts'

export const icon = (sentence: string) =>
  z.enum(iconNames).meta({ description: sentence, examples: ['anchor'] })

export const iconItem = z.strictObject({
  mark: icon('The name of the line drawing next to it, for example anchor.'),
  title: shortText(60, 'Its title, in a few words.'),
  description: text('One to three sentences about it.'),
})

export type IconItem = z.infer<typeof iconItem>
